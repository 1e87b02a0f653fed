import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { ALIASES } from './flavours.mjs';

const REACT = /^(?:react|react-dom|csstype)(?:\/|$)/;

/** Returns whether a declaration imports this from React, so that its types differ between the flavours. */
export const isReact = (specifier) => REACT.test(specifier);

/** Packages that a site installs beside this one, as optional peers: their types stay imports. */
const PEERS = new Set(['@playwright/test']);

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Returns the declaration of a specifier: `./x.ts` and `./x.js` are both `x.d.ts`. */
function declarationOf(base) {
  const stem = base.replace(/\.(?:[cm]?[jt]s|[jt]sx)$/, '');
  const names = [`${stem}.d.ts`, `${stem}.d.mts`, `${base}.d.ts`, join(base, 'index.d.ts')];
  return names.find(existsSync) ?? folderTypes(base);
}

/** Returns the declaration of a folder with a package.json of its own, such as `preact/hooks`. */
function folderTypes(folder) {
  const description = join(folder, 'package.json');
  return existsSync(description) ? join(folder, readJson(description).types) : undefined;
}

function conditionsOf(value) {
  if (typeof value === 'string') return value;
  return value && conditionsOf(value.import ?? value.types ?? value.default);
}

const PACKAGE = /^((?:@[^/]+\/)?[^/]+)(.*)$/;

/** Returns the types of a package's entry point: `preact`, `preact/compat`. */
function packageTypes(root, specifier) {
  const [, name, path] = PACKAGE.exec(specifier);
  const folder = join(root, 'node_modules', name);
  const { exports: entries, types } = readJson(join(folder, 'package.json'));
  const entry = entries?.[`.${path}`] ?? entries;
  const named = entry?.import?.types ?? entry?.types ?? types ?? conditionsOf(entry);
  return declarationOf(join(folder, named.replace(/\.d\.(m?)ts$/, '.$1js')));
}

/** Resolves `#runtime/x.ts` by `imports` of package.json; the most specific key wins, as in Node. */
function ownPath(imports, specifier) {
  if (imports[specifier]) return imports[specifier];
  const keys = Object.keys(imports).toSorted((one, other) => other.length - one.length);
  for (const key of keys) {
    const [before, after] = key.split('*');
    if (after === undefined || !specifier.startsWith(before) || !specifier.endsWith(after)) continue;
    return imports[key].replace('*', specifier.slice(before.length, specifier.length - after.length));
  }
  return undefined;
}

/**
 * Returns a function that resolves the imports of declarations, those of bundled packages too. React is what the
 * flavour's files have in its place: preact with its own types, or React, whose types authors install.
 *
 * @param emitted Folder of the emitted declarations, which mirrors the sources.
 * @param flavour `preact` or `react`.
 */
export function createResolver({ root, emitted, imports }, flavour) {
  return function resolveType(from, specifier) {
    const name = ALIASES[flavour][specifier] ?? specifier;
    if (isReact(name) || PEERS.has(name) || isBuiltin(name)) return undefined;
    if (name.startsWith('.')) return declarationOf(join(dirname(from), name));
    if (name.startsWith('#')) return declarationOf(join(emitted, ownPath(imports, name)));
    return packageTypes(root, name);
  };
}
