import { bareImports, cutImports, dropBareImports } from './bare-imports.mjs';
import { groupChunks, holdsFramework } from './groups.mjs';
import { createLinker, linkGroup } from './relink.mjs';
import { renameFiles } from './rename.mjs';
import { scanImports } from './scan.mjs';
import { shrinkScript } from './shrink.mjs';
import { parse } from 'es-module-lexer';

const namesOf = (found, kinds) => [
  ...new Set(
    found
      .filter(({ kind, specifier }) => kinds.includes(kind) && specifier?.startsWith('./'))
      .map(({ specifier }) => specifier.slice(2)),
  ),
];

function describeFile(group, text) {
  const found = scanImports(text);
  return {
    name: group[0].name,
    entryPoint: group[0].entryPoint,
    text,
    inputs: group.flatMap(({ inputs }) => inputs),
    exports: parse(text)[1].map(({ n }) => n),
    imports: namesOf(found, ['static']),
    lazy: namesOf(found, ['lazy', 'dynamic']),
  };
}

// What is left of a chunk that only passed on what the entry holds: nothing that anybody asks for.
const isEmpty = ({ text, entryPoint }) => !entryPoint && text.trim() === '';

function withoutImports(file, names) {
  const gone = scanImports(file.text).filter(
    ({ kind, specifier }) => kind === 'static' && names.has(specifier),
  );
  return gone.length > 0 ? describeFile([file], cutImports(file.text, gone)) : file;
}

// Of the chunks that share a file each may have its own import for the sake of what it runs: one says it.
function withoutRepeats(text) {
  const imports = scanImports(text).filter(({ kind }) => kind === 'static');
  const bare = bareImports(text);
  const isNamed = ({ start }) => !bare.some((one) => one.start === start);
  const said = new Set(imports.filter(isNamed).map(({ specifier }) => specifier));
  const gone = bare.filter(({ specifier }) => said.has(specifier) || !said.add(specifier));
  return cutImports(text, gone);
}

/** Leaves out empty files, and with them the imports that may make further files empty. */
function dropEmpty(files) {
  const empty = new Set(files.filter(isEmpty).map(({ name }) => `./${name}`));
  if (empty.size === 0) return files;
  return dropEmpty(files.filter((file) => !isEmpty(file)).map((file) => withoutImports(file, empty)));
}

const byName = (files) => new Map(files.map((file) => [file.name, file]));

function withoutBareImports(files, isPure) {
  const texts = dropBareImports(byName(files), isPure);
  return files.map((file) => (texts.has(file.name) ? describeFile([file], texts.get(file.name)) : file));
}

// A package's own authors have made it small, and it would take most of the time.
const isFramework = (group) => group.some(holdsFramework);

/** Puts small shared chunks together, lets chunks ask the entry directly, and names the files by their content. */
export async function regroup(outputs, options, doors, isPure) {
  const chunks = new Map(outputs.map((one) => [one.name, one]));
  const groups = groupChunks(chunks, doors);
  const linker = createLinker(groups);
  const linked = groups.map(async (group) => {
    const text = withoutRepeats(await linkGroup(group, linker, options));
    return describeFile(group, options.minify && !isFramework(group) ? await shrinkScript(text) : text);
  });
  const files = withoutBareImports(await Promise.all(linked), isPure);
  return renameFiles(byName(dropEmpty(files)));
}
