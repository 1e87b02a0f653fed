import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const SPECIFIER = /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])([^'"\s]+)\2/g;

/** Packages that authors install themselves, because their views are React. */
const FROM_AUTHORS = /^(?:react|react-dom|csstype)(?:\/|$)/;

const specifiersOf = (text) => [...text.matchAll(SPECIFIER)].map((hit) => hit[3]);
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** Returns the declaration of a specifier: `./x.ts` and `./x.js` are both `x.d.ts`. */
function declarationOf(base) {
  const stem = base.replace(/\.(?:[cm]?[jt]s|[jt]sx)$/, '');
  const names = [`${stem}.d.ts`, `${stem}.d.mts`, `${base}.d.ts`, join(base, 'index.d.ts')];
  return names.find(existsSync);
}

function conditionsOf(value) {
  if (typeof value === 'string') return value;
  return value && conditionsOf(value.import ?? value.types ?? value.default);
}

/** Returns the types of a package's main entry point. */
function packageTypes(root, name) {
  const folder = join(root, 'node_modules', name);
  const { exports: entries, types } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const main = entries?.['.'] ?? entries;
  const named = main?.import?.types ?? main?.types ?? types ?? conditionsOf(main);
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
 * Returns a function that resolves the imports of declarations. Bundled packages are resolved too, so that
 * the published types import no package but React's.
 *
 * @param emitted Folder of the emitted declarations, which mirrors the sources.
 */
export function createResolver({ root, emitted, imports }) {
  return function resolveType(from, specifier) {
    if (FROM_AUTHORS.test(specifier)) return undefined;
    if (specifier.startsWith('.')) return declarationOf(join(dirname(from), specifier));
    if (specifier.startsWith('#')) return declarationOf(join(emitted, ownPath(imports, specifier)));
    return packageTypes(root, specifier);
  };
}

/** Returns a file's name among the published types. */
function publishedName(root, emitted, path) {
  const modules = join(root, 'node_modules') + sep;
  return path.startsWith(modules) ? join('vendor', path.slice(modules.length)) : relative(emitted, path);
}

const scriptName = (name) => name.replace(/\.d\.(m?)ts$/, '.$1js');

function relativeSpecifier(from, to) {
  const path = relative(dirname(from), scriptName(to)).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
}

/** Returns all declarations that the entries import, by published name, with every path made relative. */
export function collectTypes(entries, { root, emitted, resolveType }) {
  const nameOf = (path) => publishedName(root, emitted, path);
  const collected = new Map();
  const queue = [...entries];
  for (const path of queue) {
    const text = withoutRemoved(readFileSync(path, 'utf8'));
    const targets = new Map(specifiersOf(withoutComments(text)).map((one) => [one, resolveType(path, one)]));
    const rewritten = text.replace(SPECIFIER, (whole, before, quote, specifier) => {
      const target = targets.get(specifier);
      return target ? `${before}${quote}${relativeSpecifier(nameOf(path), nameOf(target))}${quote}` : whole;
    });
    collected.set(nameOf(path), rewritten);
    for (const target of targets.values()) if (target && !queue.includes(target)) queue.push(target);
  }
  return collected;
}

// A stylesheet has no types.
const withoutRemoved = (text) => text.replace(/^import\s+['"][^'"]+\.css['"];?\n/gm, '');
