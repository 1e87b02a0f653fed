import { closureOf } from './graph.mjs';
import { shortHash, toolMark } from './hash.mjs';
import { edit, scanImports } from './scan.mjs';

const STEM = /^(.*)-[A-Z0-9]{8}\.js$/;

/** Everything that a file leads to, lazily too: a change in any of it changes the addresses inside the file. */
const reachable = (files, name) =>
  closureOf(
    new Map([...files].map(([key, file]) => [key, { imports: [...file.imports, ...file.lazy] }])),
    name,
  );

function newNames(files) {
  const mark = toolMark();
  const nameFor = (name) => {
    const texts = [...reachable(files, name)].toSorted().map((one) => one + (files.get(one)?.text ?? ''));
    return `${STEM.exec(name)?.[1] ?? 'chunk'}-${shortHash(name + texts.join('') + mark)}.js`;
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

/** Names files by what they hold, now that this is settled. */
export function renameFiles(files) {
  const names = newNames(files);
  const rename = (list) => list.map((name) => names.get(name) ?? name);
  return [...files.values()].map((file) => ({
    ...file,
    name: names.get(file.name),
    text: withNames(file.text, names),
    imports: rename(file.imports),
    lazy: rename(file.lazy),
  }));
}
