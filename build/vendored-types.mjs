/**
 * Rewritings of packed declarations, by the end of their path. Preact's rely on global names, which a site's own
 * copy of preact or of @types/react would take over, and @nanostores/react imports a type that preact lacks.
 */
const REWRITINGS = [
  ['/preact/src/index.d.ts', 'export as namespace preact;', "import * as preact from './index';"],
  ['/preact/compat/src/index.d.ts', 'export as namespace React;', ''],
  [
    '/preact/compat/src/index.d.ts',
    'declare namespace React {',
    'declare namespace React {\n\texport type DependencyList = readonly unknown[];',
  ],
];

/**
 * Returns a package's declaration as it is packed.
 *
 * @throws If a release of the package no longer has the text that is rewritten.
 */
export function vendoredText(path, text) {
  const own = REWRITINGS.filter(([end]) => path.endsWith(end));
  return own.reduce((result, [, from, to]) => {
    if (!result.includes(from)) throw new Error(`${path} has no "${from}": see build/vendored-types.mjs.`);
    return result.replace(from, to);
  }, text);
}

/** Returns a declaration's name in the package: those of preact are CommonJS, since one has `export =`. */
export const vendoredName = (name) =>
  name.startsWith('preact/') ? name.replace(/\.d\.ts$/, '.d.cts') : name;
