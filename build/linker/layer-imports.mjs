import { ENTRY_LAYER } from './layers.mjs';
import { edit, scanImports } from './scan.mjs';

/*
 * While a layer is linked, each name from another layer is a separate import, `archipel:layer/base/$1ab`:
 * esbuild drops unused import statements, but no single names of external ones.
 */
const SPECIFIER = /^archipel:layer\/([^/]+)\/([^/]+)$/;
const LOCAL = /^import\s*\{\s*[\w$]+(?:\s+as\s+([\w$]+))?\s*\}/;

/** Returns the source that replaces a module of another layer: re-exports of its exports by key. */
export const reExports = (layer, pairs) =>
  pairs
    .map(([name, key]) => `export { ${key} as ${name} } from 'archipel:layer/${layer}/${key}';`)
    .join('\n');

const readImport = (text, { specifier, start, end }) => {
  const [, layer, key] = SPECIFIER.exec(specifier);
  return { layer, key, local: LOCAL.exec(text.slice(start, end))?.[1] ?? key };
};

function importFrom(layer, imports) {
  const names = imports.map(({ key, local }) => (key === local ? key : `${key} as ${local}`));
  return `import{${names.join()}}from"./${layer}.js";`;
}

function groupByLayer(imports) {
  const groups = new Map();
  for (const one of imports) groups.set(one.layer, [...(groups.get(one.layer) ?? []), one]);
  return groups;
}

/**
 * Joins the imports of a linked file into one for each layer.
 *
 * @param text The file as esbuild wrote it.
 * @returns Its new `text`, the imports from the entry, the files that it `imports`, and the `used` keys by
 * layer.
 */
export function joinImports(text) {
  const isLayerImport = ({ kind, specifier }) => kind === 'static' && SPECIFIER.test(specifier);
  const found = scanImports(text).filter(isLayerImport);
  const groups = groupByLayer(found.map((one) => readImport(text, one)));
  const used = new Map([...groups].map(([layer, imports]) => [layer, imports.map(({ key }) => key)]));
  const fromEntry = groups.get(ENTRY_LAYER) ?? [];
  groups.delete(ENTRY_LAYER);
  const removals = found.map(({ start, end }) => ({
    start,
    end: text[end] === ';' ? end + 1 : end,
    text: '',
  }));
  const head = [...groups].map(([layer, imports]) => importFrom(layer, imports)).join('');
  const imports = [...groups.keys()].map((layer) => `${layer}.js`);
  return { text: head + edit(text, removals), fromEntry, imports, used };
}
