import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromSource, importBundle } from './import-bundle.mjs';

const STAND_IN = join(import.meta.dirname, 'describing-props.mjs');

/** All that a definition takes of the runtime. */
const DEFINE = [
  ...['Island', 'Service', 'Action'].map(
    (kind) => `export const define${kind} = (one) => ({ ...one, kind: '${kind.toLowerCase()}' });`,
  ),
  'export const hasStored = () => false;',
].join('\n');

/** Addresses are read as those of a page; there is none. */
const define = { 'document.baseURI': '"https://example.com/fr/"' };

/** Bundles definitions without the runtime, props with their metadata, and no view. */
function readerPlugin(root) {
  return {
    name: 'archipel-reader',
    setup(build) {
      build.onResolve({ filter: /^#runtime$/ }, () => ({ path: 'define', namespace: 'define' }));
      build.onLoad({ filter: /./, namespace: 'define' }, () => ({ contents: DEFINE }));
      build.onResolve({ filter: /^#kit\/props\.ts$/ }, ({ importer }) =>
        importer === STAND_IN ? { path: join(root, 'islands/kit/props.ts') } : { path: STAND_IN },
      );
      build.onResolve({ filter: /./ }, ({ kind }) =>
        kind === 'dynamic-import' ? { path: 'view', external: true } : undefined,
      );
    },
  };
}

/** The folders of islands/ that contain a definition. */
function foldersOf(root) {
  const folder = join(root, 'islands');
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = entries.map(({ name }) => name).filter((name) => name !== 'kit');
  return names.filter((name) => existsSync(join(folder, name, 'index.ts'))).toSorted();
}

const PARTS = ['index', 'props', 'about'];

/** The source of a module that exports the description of every island. */
function gather(root, names) {
  const lines = names.flatMap((name, index) =>
    PARTS.filter((part) => existsSync(join(root, `islands/${name}/${part}.ts`))).map(
      (part) =>
        `import * as ${part}${index} from './islands/${name}/${part}.ts'; found[${index}].${part} = ${part}${index};`,
    ),
  );
  return [
    `const found = ${JSON.stringify(names.map((name) => ({ name })))};`,
    ...lines,
    'export { found };',
  ].join('\n');
}

const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** The examples of a server's markup: the usual one, and one for each state that `about.ts` names. */
function readExamples(root, name, states = {}) {
  const read = (file) => textOf(join(root, `islands/${name}/${file}.html`));
  return {
    example: read('example'),
    states: Object.fromEntries(Object.keys(states).map((state) => [state, read(`state-${state}`)])),
  };
}

/**
 * Reads definition, props and `about.ts` of each island, without its view.
 *
 * @param root The folder of the project.
 * @returns One record for each island, by name.
 */
export async function readIslands(root) {
  const names = foldersOf(root);
  const { found } = await importBundle(root, {
    ...fromSource(root, gather(root, names), 'catalogue.mjs'),
    define,
    plugins: [readerPlugin(root)],
  });
  return found.map(({ name, index, props, about }) => ({
    name,
    definition: Object.values(index)[0],
    schema: props?.props,
    about: about?.about,
    ...readExamples(root, name, about?.about.states),
  }));
}
