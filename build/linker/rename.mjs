import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closureOf } from '../graph.mjs';
import { shortHash } from '../hash.mjs';
import { edit, scanImports } from './scan.mjs';

/** Everything that a file leads to, lazily too: a change in any of it changes the addresses inside the file. */
const reachable = (files, name) =>
  closureOf(
    new Map([...files].map(([key, file]) => [key, { imports: [...file.imports, ...file.lazy] }])),
    name,
  );

/**
 * Two characters of the hash of the linker's own sources. Files are rewritten after they are named by their content; with
 * this in the name, a change to the rewriting gives new names, as files cached for ever require.
 */
function linkerMark() {
  const folder = import.meta.dirname;
  const sources = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const texts = sources.toSorted().map((name) => readFileSync(join(folder, name), 'utf8'));
  return shortHash(texts.join('')).slice(0, 2);
}

function newNames(files) {
  const mark = linkerMark();
  const nameFor = (name) => {
    const texts = [...reachable(files, name)].toSorted().map((one) => one + (files.get(one)?.text ?? ''));
    return `${name.slice(0, -'.js'.length)}-${shortHash(name + texts.join('') + mark)}.js`;
  };
  return new Map([...files.keys()].map((name) => [name, nameFor(name)]));
}

function withNames(text, names) {
  const edits = scanImports(text).flatMap(({ specifier, specifierStart, specifierEnd, kind }) => {
    const name = names.get(specifier?.replace(/^\.\//, ''));
    if (!name) return [];
    const quoted = kind === 'static' ? `./${name}` : JSON.stringify(`./${name}`);
    return [{ start: specifierStart, end: specifierEnd, text: quoted }];
  });
  return edit(text, edits);
}

/**
 * Names files by what they hold, now that this is settled.
 *
 * @returns The files, how a text is made to speak of them, and their names.
 */
export function renameFiles(files) {
  const names = newNames(files);
  const nameOf = (name) => names.get(name) ?? name;
  const renamed = [...files.values()].map((file) => ({
    ...file,
    name: nameOf(file.name),
    text: withNames(file.text, names),
    imports: file.imports.map(nameOf),
    lazy: file.lazy.map(nameOf),
  }));
  return { renamed, nameOf, withNames: (text) => withNames(text, names) };
}
