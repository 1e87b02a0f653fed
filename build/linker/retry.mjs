import { edit, scanImports } from './scan.mjs';

/*
 * Firefox remembers for the life of a document that a module failed, so only another address helps, for the module
 * and for each of its dependencies that failed too. But a module that did load must not run a second time.
 * So every chunk has two more files in retry/:
 *   x.js      the chunk again; what it imports is taken from the stubs
 *   x.dep.js  a stub: the module under its first address if that can be had, else its copy in this folder
 */

const FOLDER_PARAMETER = '$folder';
const nameIn = (specifier) => specifier.replace(/^\.\//, '');
const stubOf = (name) => name.replace(/\.js$/, '.dep.js');

/**
 * `() => import("./x.js")` takes a folder, so that the loader can ask for the copy in `./retry/`.
 *
 * @param text A script.
 */
export const acceptFolder = (text) =>
  edit(
    text,
    scanImports(text)
      .filter(isLazy)
      .flatMap((found) => lazyEdits(found, (name) => `(${FOLDER_PARAMETER}||"./")+"${name}"`)),
  );

/**
 * The same for the entry, which says of each file what else that needs: `$load("x.js",2)`, where `$files` is
 * `[["base.js"],["page.js",0],…]`. One function makes them all, because a lazy import of its own for each of a hundred
 * islands would cost two bytes more for each.
 *
 * @param text The entry.
 * @param ahead All that each file needs, by name.
 */
export function acceptAhead(text, ahead) {
  const lazy = scanImports(text).filter(isLazy);
  const needsOf = (name) => ahead.get(name) ?? [];
  const listed = [...new Set(lazy.flatMap(({ specifier }) => needsOf(nameIn(specifier))))];
  const placesOf = (name) => withoutImplied(needsOf(name), needsOf).map((needed) => listed.indexOf(needed));
  const files = listed.map((name) => [name, ...placesOf(name)]);
  const edits = lazy.map((found) => {
    const { arrowStart, end, specifier } = found;
    if (!isWhole(text, found))
      throw new Error(`The entry imports ${specifier} otherwise than by \`() => import()\`.`);
    const name = nameIn(specifier);
    const given = [JSON.stringify(name), ...placesOf(name)].join(',');
    return { start: arrowStart, end, text: `$load(${given})` };
  });
  return `const $files=${JSON.stringify(files)};${LOAD}${edit(text, edits)}`;
}

/** Whether the arrow does nothing but import. */
const isWhole = (text, { arrowStart, end }) =>
  !/\basync\s*$/.test(text.slice(0, arrowStart)) && !/^\s*[.[(?]/.test(text.slice(end));

const LOAD = `const $load=(name,...needs)=>(folder,ahead)=>(ahead?.($files,needs),import((folder||"./")+name));`;

/** Files that no other of them brings along. */
const withoutImplied = (names, needsOf) =>
  names.filter((name) => !names.some((other) => other !== name && needsOf(other).includes(name)));

const isLazy = ({ kind, specifier }) => kind === 'lazy' && specifier?.startsWith('./');

const lazyEdits = ({ arrowStart, specifier, specifierStart, specifierEnd }, address) => [
  { start: arrowStart, end: arrowStart + 2, text: `(${FOLDER_PARAMETER})` },
  { start: specifierStart, end: specifierEnd, text: address(nameIn(specifier)) },
];

/** The edits that make one import of a chunk right for its copy, one folder deeper. */
function copyEdits(text, found, name) {
  const { kind, specifier, specifierStart: start, specifierEnd: end } = found;
  if (kind === 'meta') return metaEdits(text, found, name);
  if (!specifier?.startsWith('./')) return [];
  if (kind === 'lazy') return lazyEdits(found, (chunk) => `(${FOLDER_PARAMETER}?"./":"../")+"${chunk}"`);
  if (kind === 'static') return [{ start, end, text: `./${stubOf(nameIn(specifier))}` }];
  return [{ start, end, text: `"../${nameIn(specifier)}"` }];
}

function metaEdits(text, { start, end }, name) {
  if (text.slice(end, end + 4) !== '.url') return [];
  return [{ start, end: end + 4, text: `new URL("../${name}",import.meta.url).href` }];
}

const copyOf = ({ name, text }) =>
  edit(
    text,
    scanImports(text).flatMap((found) => copyEdits(text, found, name)),
  );

function stubFor({ name, exports }) {
  const fields = exports.map((field, index) => `const v${index}=m[${JSON.stringify(field)}];`).join('');
  const list = exports.map((field, index) => `v${index} as ${field}`).join(',');
  return `const m=await import("../${name}").catch(()=>import("./${name}"));${fields}export{${list}};\n`;
}

/** The second copies, by file name. They are made of the chunks' texts before those take a folder. */
export function retryFiles(chunks) {
  return chunks.flatMap((chunk) => [
    { name: `retry/${chunk.name}`, text: copyOf(chunk) },
    { name: `retry/${stubOf(chunk.name)}`, text: stubFor(chunk) },
  ]);
}
