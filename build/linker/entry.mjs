import { relative } from 'node:path';
import { shortHash } from '../hash.mjs';

/*
 * A global list instead of exports: for a browser `archipel.js?v=1` and `./archipel.js` are two modules, and
 * everything would run twice. Names instead of indexes cost four bytes each (decision 195).
 */
const REGISTRY = 'globalThis[Symbol.for("archipel.modules")]';

/** Returns four characters that identify the list, so that a file built for another list fails to load. */
const markOf = (keys) => JSON.stringify(shortHash(keys.join()).slice(0, 4));

/**
 * Returns the entry's source: the project's entry, and the list of exports that other layers import.
 *
 * @param shared The exports of the list: key, path and name.
 */
export function entrySource(project, shared) {
  const imports = shared.map(
    ({ path, name }, index) => `import { ${name} as core${index} } from ${JSON.stringify(`./${path}`)};`,
  );
  const root = JSON.stringify(`./${relative(project.root, project.entry)}`);
  return `export * from ${root};
${imports.join('\n')}
${REGISTRY} ??= (mark) => {
  if (mark === ${markOf(shared.map(({ key }) => key))}) return [${shared.map((_, index) => `core${index}`).join()}];
  throw new Error('Archipel: chunk of another version');
};`;
}

/**
 * Returns the statement by which another file reads from the entry's list.
 *
 * @param imports The keys, and their local names.
 * @param keys All keys of the list, in its order.
 */
export function importFromEntry(imports, keys) {
  if (imports.length === 0) return '';
  const fields = imports.map(({ key, local }) => `${keys.indexOf(key)}:${local}`);
  return `const{${fields.join()}}=${REGISTRY}(${markOf(keys)});`;
}
