import { join, relative, sep } from 'node:path';
import { closureOf } from './graph.mjs';
import { holdsFramework } from './groups.mjs';
import { integrityOf, shortHash } from './hash.mjs';
import { sizesOf } from './measure.mjs';

const isRetry = (name) => name.startsWith('retry/');

function describeFiles({ files, scripts }) {
  const names = [...files.keys()].filter((name) => !isRetry(name)).toSorted();
  return Object.fromEntries(
    names.map((name) => {
      const content = files.get(name);
      const { bytes, brotli } = sizesOf(content);
      return [
        name,
        { bytes, brotli, integrity: integrityOf(content), imports: scripts.get(name)?.imports ?? [] },
      ];
    }),
  );
}

/** The stylesheets that a set of scripts links. */
function stylesOf({ scripts, sheets }, names) {
  const inputs = [...names].flatMap((name) => scripts.get(name)?.inputs ?? []);
  return [...new Set(inputs.map((path) => sheets.get(path)?.name).filter(Boolean))];
}

/** The name of the island whose folder a source file lies in. */
function islandOf(root, path) {
  const [layer, name, file] = relative(root, path).split(sep);
  return layer === 'islands' && file === 'index.ts' ? name : undefined;
}

function describeIslands(bundle, root) {
  const entry = closureOf(bundle.scripts, 'archipel.js');
  const named = bundle.lazyImports.map((one) => [islandOf(root, one.importer), one.file]);
  const rows = named
    .filter(([name]) => name)
    .map(([name, js]) => {
      const closure = [...closureOf(bundle.scripts, js)].filter((file) => !entry.has(file));
      return [name, { js, preload: closure.filter((file) => file !== js), css: stylesOf(bundle, closure) }];
    });
  return Object.fromEntries(rows.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const VALIDATION = { js: 'validation/service.ts', rules: 'validation/packs.ts' };

/** What a page with rules loads: the engine, and what has the rules that are not in it. */
function describeValidation({ scripts }, root) {
  const fileOf = (path) =>
    [...scripts.values()].find(({ entryPoint }) => entryPoint === join(root, path))?.name;
  const [js, rules] = [fileOf(VALIDATION.js), fileOf(VALIDATION.rules)];
  if (!js || !rules) return undefined;
  const known = new Set([...closureOf(scripts, 'archipel.js'), ...closureOf(scripts, js)]);
  return { js, rules: [...closureOf(scripts, rules)].filter((file) => !known.has(file)) };
}

/** What pages that preload, or check integrity, need to know of a flavour. */
export function createManifest(bundle, root) {
  const files = describeFiles(bundle);
  const [file, ...preload] = closureOf(bundle.scripts, 'archipel.js');
  const css = bundle.stylesheet ? bundle.stylesheet.name : null;
  const version = shortHash(
    Object.entries(files)
      .map(([name, { integrity }]) => name + integrity)
      .join(),
  );
  const entry = { file, preload, css };
  const validation = describeValidation(bundle, root);
  const framework = [...bundle.scripts.values()].find(holdsFramework)?.name;
  return {
    version,
    files,
    entry,
    islands: describeIslands(bundle, root),
    ...(framework && { framework }),
    ...(validation && { validation }),
  };
}
