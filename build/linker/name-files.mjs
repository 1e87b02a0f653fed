import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closureOf } from '../graph.mjs';
import { shortHash } from '../hash.mjs';
import { edit, scanImports } from './scan.mjs';

/** Returns the files that a file imports, also lazily; a change in any of them changes the names in it. */
const reachable = (files, name) =>
  closureOf(
    new Map([...files].map(([key, file]) => [key, { imports: [...file.imports, ...file.lazy] }])),
    name,
  );

/**
 * Returns two characters of a hash of the linker's own sources. Files are rewritten after they are named, so
 * a change of the linker must change the names.
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

/** Replaces the names of files in a script's imports. */
function renameImports(text, names) {
  const edits = scanImports(text).flatMap(({ specifier, specifierStart, specifierEnd, kind }) => {
    const [file, part] = (specifier ?? '').replace(/^\.\//, '').split('#');
    const name = names.get(file);
    if (!name) return [];
    const address = part ? `./${name}#${part}` : `./${name}`;
    const quoted = kind === 'static' ? address : JSON.stringify(address);
    return [{ start: specifierStart, end: specifierEnd, text: quoted }];
  });
  return edit(text, edits);
}

/**
 * Names files by a hash of their content and of all files that they import.
 *
 * @param files The files with their previous names, without the entry, whose name is fixed.
 * @returns The `named` files, `nameOf` for a previous name, and `rename` for the entry.
 */
export function nameFiles(files) {
  const names = newNames(new Map(files.map((file) => [file.name, file])));
  const nameOf = (name) => names.get(name) ?? name;
  const rename = (file) => ({
    ...file,
    name: nameOf(file.name),
    text: renameImports(file.text, names),
    imports: file.imports.map(nameOf),
    lazy: file.lazy.map(nameOf),
  });
  return { named: files.map(rename), nameOf, rename };
}
