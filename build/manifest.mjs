import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { closureOf } from './graph.mjs';
import { integrityOf, shortHash } from './hash.mjs';
import { sizesOf } from './measure.mjs';

/** Returns whether a file is a copy for retries, which no page names. */
export const isRetry = (name) => name.startsWith('retry/');

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

/** Returns the stylesheets that some scripts link. */
function stylesOf({ scripts, sheets }, names) {
  const inputs = [...names].flatMap((name) => scripts.get(name)?.inputs ?? []);
  return [...new Set(inputs.map((path) => sheets.get(path)?.name).filter(Boolean))];
}

/** Returns the name of the island whose definition a source file contains. */
function islandOf(root, path) {
  const [layer, name, file] = relative(root, path).split(sep);
  return layer === 'islands' && file === 'index.ts' ? name : undefined;
}

const LOADING_KEYS = ['when', 'selector', 'setting', 'event'];

/** Reads the loading strategy in an island's definition, by which servers decide about preloads. */
function strategyIn(definition) {
  const text = readFileSync(definition, 'utf8');
  const read = (key) => new RegExp(`\\b${key}:\\s*'([^']+)'`).exec(text)?.[1];
  const found = LOADING_KEYS.map((key) => [key, read(key)]).filter(([, value]) => value !== undefined);
  // Actions load at the first click.
  const when = text.includes('defineAction(') ? 'interaction' : 'load';
  return { when, ...Object.fromEntries(found) };
}

function describeIslands(bundle, root) {
  const entry = closureOf(bundle.scripts, 'archipel.js');
  const rows = bundle.lazyImports
    .filter(({ importer }) => islandOf(root, importer))
    .map(({ importer, list, file: js }) => {
      const closure = [...closureOf(bundle.scripts, js)].filter((file) => !entry.has(file));
      const preload = closure.filter((file) => file !== js);
      const needs = { js, preload, css: stylesOf(bundle, closure) };
      const known = entry.has(list) ? {} : { list };
      return [islandOf(root, importer), { ...strategyIn(importer), ...known, ...needs }];
    });
  return Object.fromEntries(rows.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const MOUNTING = 'runtime/islands/run-island.ts';
const OVERLAY = 'runtime/page/loader.ts';

/** Returns the file that contains a lazily loaded source. */
const fileOf = ({ scripts }, root, path) =>
  [...scripts.values()].find(({ roots = [] }) => roots.includes(join(root, path)))?.name;

const VALIDATION = { js: 'validation/engine/service.ts', rules: 'validation/engine/packs.ts' };

/** Returns the files that a page with rules loads: the engine, and the rules that are not part of it. */
function describeValidation(bundle, root) {
  const { scripts } = bundle;
  const [js, rules] = [VALIDATION.js, VALIDATION.rules].map((path) => fileOf(bundle, root, path));
  if (!js || !rules) return undefined;
  const known = new Set([...closureOf(scripts, 'archipel.js'), ...closureOf(scripts, js)]);
  return { js, rules: [...closureOf(scripts, rules)].filter((file) => !known.has(file)) };
}

/** Returns a flavour's manifest, for servers that preload files or check their integrity. */
export function createManifest(bundle, root) {
  const files = describeFiles(bundle);
  const [file, ...preload] = closureOf(bundle.scripts, 'archipel.js');
  const css = bundle.stylesheet ? bundle.stylesheet.name : null;
  const version = shortHash(
    Object.entries(files)
      .map(([name, { integrity }]) => name + integrity)
      .join(),
  );
  const look = bundle.look?.name;
  const entry = { file, preload, css, ...(look && { look }) };
  const validation = describeValidation(bundle, root);
  // The file that every island needs, and the one with the overlay of the first load.
  const mount = fileOf(bundle, root, MOUNTING);
  const overlay = fileOf(bundle, root, OVERLAY);
  const framework = [...bundle.scripts.keys()].find((name) => name.startsWith('framework-'));
  return {
    version,
    files,
    entry,
    islands: describeIslands(bundle, root),
    ...(mount && { mount }),
    ...(overlay && { overlay }),
    ...(framework && { framework }),
    ...(validation && { validation }),
  };
}
