import { CORE_LAYER } from './layers.mjs';
import { edit, scanImports } from './scan.mjs';

/*
 * While layers are linked, each name that one asks of another is an import of its own, `archipel:layer/base/$1ab`: of a
 * list of names esbuild would keep those that nobody uses.
 */
const SPECIFIER = /^archipel:layer\/([^/]+)\/([^/]+)$/;
const LOCAL = /^import\s*\{\s*[\w$]+(?:\s+as\s+([\w$]+))?\s*\}/;

/** What a module exports, when it lies in another layer. */
export const standInFor = (layer, pairs) =>
  pairs
    .map(([name, key]) => `export { ${key} as ${name} } from 'archipel:layer/${layer}/${key}';`)
    .join('\n');

const readImport = (text, { specifier, start, end }) => {
  const [, layer, key] = SPECIFIER.exec(specifier);
  return { layer, key, local: LOCAL.exec(text.slice(start, end))?.[1] ?? key };
};

function importFrom(layer, asked) {
  const names = asked.map(({ key, local }) => (key === local ? key : `${key} as ${local}`));
  return `import{${names.join()}}from"./${layer}.js";`;
}

function groupByLayer(imports) {
  const groups = new Map();
  for (const one of imports) groups.set(one.layer, [...(groups.get(one.layer) ?? []), one]);
  return groups;
}

/**
 * Gives a linked file one import for each layer that it needs.
 *
 * @param text The file.
 * @returns Its new text, what it asks of the entry, the files that it imports, and all keys that it asks for, by layer.
 */
export function joinImports(text) {
  const isAsked = ({ kind, specifier }) => kind === 'static' && SPECIFIER.test(specifier);
  const found = scanImports(text).filter(isAsked);
  const groups = groupByLayer(found.map((one) => readImport(text, one)));
  const used = new Map([...groups].map(([layer, asked]) => [layer, asked.map(({ key }) => key)]));
  const core = groups.get(CORE_LAYER) ?? [];
  groups.delete(CORE_LAYER);
  const gone = found.map(({ start, end }) => ({ start, end: text[end] === ';' ? end + 1 : end, text: '' }));
  const head = [...groups].map(([layer, asked]) => importFrom(layer, asked)).join('');
  const imports = [...groups.keys()].map((layer) => `${layer}.js`);
  return { text: head + edit(text, gone), core, imports, used };
}
