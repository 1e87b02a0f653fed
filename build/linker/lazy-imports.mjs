import { fileOf, partOf } from './parts.mjs';
import { edit, scanImports } from './scan.mjs';

const FOLDER_PARAMETER = '$folder';

export const nameIn = (specifier) => fileOf(specifier).replace(/^\.\//, '');

/** Returns whether an import is `() => import("./x.js")`. */
export const isLazy = ({ kind, specifier }) => kind === 'lazy' && specifier?.startsWith('./');

/**
 * Returns the edits that give a lazy import the parameter `$folder`.
 *
 * @param address Returns the new address, as an expression.
 */
export function folderEdits({ arrowStart, specifier, specifierStart, specifierEnd, end }, address) {
  const part = partOf(specifier);
  return [
    { start: arrowStart, end: arrowStart + 2, text: `(${FOLDER_PARAMETER})` },
    { start: specifierStart, end: specifierEnd, text: address(nameIn(specifier), FOLDER_PARAMETER) },
    ...(part ? [{ start: end, end, text: `.then(module=>module.${part})` }] : []),
  ];
}

/**
 * Rewrites `() => import("./x.js")` so that the loader can request the copy in `./retry/` by
 * `load("./retry/")`.
 */
export const acceptFolder = (text) =>
  edit(
    text,
    scanImports(text)
      .filter(isLazy)
      .flatMap((found) => folderEdits(found, (name, folder) => `(${folder}||"./")+"${name}"`)),
  );

const PART = `const $part=(part,load)=>(...request)=>load(...request).then(module=>module[part]);`;
const LOAD = `const $load=(name,...needs)=>(folder,ahead)=>(ahead?.($files,needs),import((folder||"./")+name));`;

/** Returns whether the arrow function only imports. */
const isWhole = (text, { arrowStart, end }) =>
  !/\basync\s*$/.test(text.slice(0, arrowStart)) && !/^\s*[.[(?]/.test(text.slice(end));

/** Returns the names that no other name of the list implies. */
const withoutImplied = (names, needsOf) =>
  names.filter((name) => !names.some((other) => other !== name && needsOf(other).includes(name)));

/**
 * Rewrites the lazy imports of a list to `$load("x.js",2)`; the number is an index of `$files`, such as
 * `[["base.js"],["page.js",0],…]`. One function for all imports saves two bytes per island. A part of a file is
 * `$part("key",$load("x.js",2))`.
 *
 * @param text The entry, or the second list.
 * @param needs All files that each file needs, by name.
 * @throws When an import is more than `() => import()`.
 */
export function loadWithNeeds(text, needs) {
  const lazy = scanImports(text).filter(isLazy);
  const needsOf = (name) => needs.get(name) ?? [];
  const listed = [...new Set(lazy.flatMap(({ specifier }) => needsOf(nameIn(specifier))))];
  const indexesOf = (name) => withoutImplied(needsOf(name), needsOf).map((needed) => listed.indexOf(needed));
  const files = listed.map((name) => [name, ...indexesOf(name)]);
  const edits = lazy.map((found) => {
    const { arrowStart, end, specifier } = found;
    if (!isWhole(text, found))
      throw new Error(`The entry imports ${specifier} otherwise than by \`() => import()\`.`);
    const [name, part] = [nameIn(specifier), partOf(specifier)];
    const load = `$load(${[JSON.stringify(name), ...indexesOf(name)].join(',')})`;
    return { start: arrowStart, end, text: part ? `$part(${JSON.stringify(part)},${load})` : load };
  });
  const hasParts = lazy.some(({ specifier }) => partOf(specifier));
  return `const $files=${JSON.stringify(files)};${LOAD}${hasParts ? PART : ''}${edit(text, edits)}`;
}
