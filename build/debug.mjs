import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import * as esbuild from 'esbuild';
import { ALIASES, scriptOptions } from './flavours.mjs';
import { contentHash, shortHash } from './hash.mjs';

/** The entry point of the overlay; projects of tests lack it. */
export const debugEntry = (root) => join(root, 'tools/debug/index.ts');

const STORE = /\$[a-z]\w*/g;

/** Returns the number from which the linker cuts a key (`linker/keys.mjs`). */
const numberOf = (id) => BigInt(`0x${contentHash(id).slice(0, 16)}`).toString(36);

/** Returns the names of the stores that a script exports, by the keys of the exports. */
function storesIn({ exports: keys = [], inputs }, root) {
  const sources = inputs.filter((path) => relative(root, path).startsWith('stores'));
  const ids = sources.flatMap((path) => {
    const names = new Set(readFileSync(path, 'utf8').match(STORE));
    const folder = join(path, '../index.ts');
    return [...names].flatMap((name) =>
      [path, folder].map((file) => ({ name, number: numberOf(`${relative(root, file)}:${name}`) })),
    );
  });
  const nameOf = (key) => ids.find(({ number }) => number.endsWith(key.slice(1)))?.name;
  const named = keys.filter((key) => key.startsWith('$')).map((key) => [key, nameOf(key)]);
  return Object.fromEntries(named.filter(([, name]) => name));
}

/** Returns the stores of a flavour, by the file and the key of their export. */
function storesOf({ scripts }, root) {
  const rows = [...scripts.values()].map((script) => [script.name, storesIn(script, root)]);
  return Object.fromEntries(rows.filter(([, stores]) => Object.keys(stores).length > 0));
}

function dataSource(bundle, catalogue, root) {
  const calls = Object.entries(catalogue.calls).map(([name, { method, path }]) => [name, method, path]);
  const data = { stores: storesOf(bundle, root), events: Object.keys(catalogue.events), calls };
  return Object.entries(data)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

const withoutValues = (table) => Object.fromEntries(Object.keys(table).map((key) => [key, {}]));

/** Leaves out texts and examples, which take most of the catalogue. */
function slimIsland({ kind, when, host, selector, contains, props, attributes, parts, slots }) {
  const lists = {
    attributes: withoutValues(attributes),
    parts: withoutValues(parts),
    slots: withoutValues(slots),
  };
  return { kind, when, host, selector, contains, props, ...lists };
}

function slimCatalogue({ version, islands, rules, page, settings, classes }) {
  const slim = Object.entries(islands).map(([name, island]) => [name, slimIsland(island)]);
  return { version, islands: Object.fromEntries(slim), rules, page, settings, classes };
}

/** Answers the two modules that the overlay imports from the build, and leaves out console warnings. */
function dataPlugin(sources, root) {
  return {
    name: 'archipel-debug-data',
    setup(build) {
      build.onResolve({ filter: /^archipel:debug-/ }, ({ path }) => ({
        path: path.replace('archipel:debug-', ''),
        namespace: 'debug',
      }));
      build.onLoad({ filter: /.*/, namespace: 'debug' }, ({ path }) => ({
        contents: sources[path],
        loader: path === 'catalogue' ? 'json' : 'js',
      }));
      build.onLoad({ filter: /runtime\/page\/warn-author\.ts$/ }, () => ({
        contents: 'export const warnAuthor = () => {};',
        loader: 'ts',
        resolveDir: root,
      }));
    },
  };
}

/** Renames chunks as the other files are named, so that `archipel copy` recognizes older ones. */
function renameChunks(outputs) {
  const names = outputs.map(({ path }) => basename(path));
  const renamed = new Map(
    names.map((name) => [
      name,
      name === 'debug.js' ? name : name.replace(/-[\dA-Z]{8}\.js$/, `-${shortHash(name)}.js`),
    ]),
  );
  const rename = (text) => [...renamed].reduce((whole, [from, to]) => whole.replaceAll(from, to), text);
  return outputs.map(({ path, text }) => [renamed.get(basename(path)), Buffer.from(rename(text))]);
}

/**
 * Bundles the debug overlay of a flavour by itself: no layer of a page changes with it. Decision 595.
 *
 * @param project The project; `islands.json` is written already.
 * @param bundle The flavour's files, whose stores the overlay finds.
 * @returns The `files` by name, and the `metafiles` for the licences.
 */
export async function bundleDebug(project, bundle) {
  const { root, out } = project;
  if (!existsSync(debugEntry(root))) return { files: new Map(), metafiles: [] };
  const catalogue = JSON.parse(readFileSync(join(out, 'islands.json'), 'utf8'));
  const sources = {
    data: dataSource(bundle, catalogue, root),
    catalogue: JSON.stringify(slimCatalogue(catalogue)),
  };
  const { outputFiles, metafile } = await esbuild.build({
    ...scriptOptions(project, bundle.flavour),
    entryPoints: { debug: debugEntry(root) },
    splitting: true,
    chunkNames: 'debug-[name]-[hash]',
    loader: { '.css': 'text' },
    alias: ALIASES.preact,
    plugins: [dataPlugin(sources, root)],
  });
  return { files: new Map(renameChunks(outputFiles)), metafiles: [metafile] };
}
