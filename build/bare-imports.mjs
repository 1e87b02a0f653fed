import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { closureOf } from './graph.mjs';
import { edit, scanImports } from './scan.mjs';

const isBare = (text, { start, specifierStart }) => /^import\s*["']$/.test(text.slice(start, specifierStart));

/** The imports of a script that name nothing: they stand there for what the other file does when it runs. */
export function bareImports(text) {
  return scanImports(text).filter((one) => one.kind === 'static' && isBare(text, one));
}

/** Takes imports out of a script. */
export function cutImports(text, gone) {
  const edits = gone.map(({ start, end }) => ({ start, end: text[end] === ';' ? end + 1 : end, text: '' }));
  return edit(text, edits);
}

// The patterns that package.json has: a file, a folder, or a kind of file.
function matches(path, pattern) {
  if (pattern.startsWith('**/*')) return path.endsWith(pattern.slice(4));
  return pattern.endsWith('/**') ? path.startsWith(pattern.slice(0, -2)) : path === pattern;
}

/**
 * Reads from package.json which sources only define something: its `sideEffects` are all the others. Of packages
 * we don't know.
 *
 * @param root The project's folder.
 * @returns Tells whether a source, by its path, does nothing when it runs.
 */
export function readPurity(root) {
  const { sideEffects = true } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return (path) => {
    const inside = relative(root, path).split(sep).join('/');
    if (!Array.isArray(sideEffects) || /^\.\.\/|(?:^|\/)node_modules\//.test(inside)) return false;
    return !sideEffects.some((pattern) => matches(inside, pattern));
  };
}

/**
 * Leaves out the bare imports of files that only define something. esbuild writes them for the sake of order, and each
 * would be a request to wait for.
 *
 * @param files Files by name, with their text, inputs and imports.
 * @param isPure Tells whether a source does nothing when it runs.
 * @returns New texts by name, for those that have changed.
 */
export function dropBareImports(files, isPure) {
  const inputsBehind = (name) => [...closureOf(files, name)].flatMap((one) => files.get(one)?.inputs ?? []);
  const isNeedless = ({ specifier }) => inputsBehind(specifier.replace('./', '')).every(isPure);
  const changes = [...files.values()].map(({ name, text }) => [
    name,
    text,
    bareImports(text).filter(isNeedless),
  ]);
  return new Map(
    changes
      .filter(([, , gone]) => gone.length > 0)
      .map(([name, text, gone]) => [name, cutImports(text, gone)]),
  );
}
