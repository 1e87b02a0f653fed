import { relative } from 'node:path';
import { shortHash } from '../hash.mjs';

/*
 * The entry is one file, and hands what it holds to the others by a global and not by an import, because servers like
 * to add a query to the address in the page (archipel.js?v=1), and to a browser that is another module: everything
 * would run twice. What it hands over is a list, of which the other files name the places: names would cost the entry
 * four bytes for each of its hundred, and each of the others as much again.
 */
const REGISTRY = 'globalThis[Symbol.for("archipel.modules")]';

/** A mark of the list: a file of another version must fail to load, and be reported, rather than take wrong things. */
const markOf = (keys) => JSON.stringify(shortHash(keys.join()).slice(0, 4));

/**
 * Writes the entry's source: the composition root, and the list of what other layers ask for.
 *
 * @param wanted What they ask for: its key, path and name.
 */
export function entrySource(project, wanted) {
  const imports = wanted.map(
    ({ path, name }, index) => `import { ${name} as core${index} } from ${JSON.stringify(`./${path}`)};`,
  );
  const root = JSON.stringify(`./${relative(project.root, project.entry)}`);
  return `export * from ${root};
${imports.join('\n')}
${REGISTRY} ??= (mark) => {
  if (mark === ${markOf(wanted.map(({ key }) => key))}) return [${wanted.map((_, index) => `core${index}`).join()}];
  throw new Error('Archipel: chunk of another version');
};`;
}

/**
 * Writes how another file takes from the list what it needs.
 *
 * @param asked The keys, and what the file calls them.
 * @param keys All keys of the list, in its order.
 */
export function takeFromCore(asked, keys) {
  if (asked.length === 0) return '';
  const taken = asked.map(({ key, local }) => `${keys.indexOf(key)}:${local}`);
  return `const{${taken.join()}}=${REGISTRY}(${markOf(keys)});`;
}
