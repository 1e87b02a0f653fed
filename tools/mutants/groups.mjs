import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Groups of code with the score in percent below which `npm run mutants` fails, and the tests of each. */
export const GROUPS = [
  { name: 'stores', root: 'stores', threshold: 85, tests: ['test/stores/**'] },
  { name: 'validation', root: 'validation', threshold: 85, tests: ['test/validation/**'] },
  { name: 'runtime', root: 'runtime', threshold: 75, tests: ['test/runtime/**'] },
  {
    name: 'kit',
    root: 'islands/kit',
    threshold: 75,
    tests: ['test/islands/kit/**', 'test/islands'],
  },
  { name: 'islands', root: 'islands', threshold: 75, tests: ['test/islands/**'] },
];

/** Descriptions and texts: a changed sentence is no fault that a test finds. */
const WITHOUT_LOGIC = '{about,about-*,props,texts}.ts';

const isIn = (folder, root) => folder === root || folder.startsWith(`${root}/`);

/** Returns the group of a folder: the one with the nearest root. */
export function groupOf(folder) {
  const groups = GROUPS.filter(({ root }) => isIn(folder, root));
  return groups.sort((a, b) => b.root.length - a.root.length)[0];
}

/** Returns the folders with scripts at and below a folder, sorted. */
export function foldersOf(folder, root = process.cwd()) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const hasScripts = entries.some((entry) => entry.isFile() && entry.name.endsWith('.ts'));
  const below = entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'about')
    .map((entry) => entry.name)
    .sort()
    .flatMap((name) => foldersOf(`${folder}/${name}`, root));
  return hasScripts ? [folder, ...below] : below;
}

/** Returns the mutated files of a folder, without those of its folders. */
export function mutatedFiles(folder) {
  const files = [`${folder}/*.ts`, `!${folder}/${WITHOUT_LOGIC}`, `!${folder}/*.d.ts`];
  // The index of an island is its definition.
  return groupOf(folder).name === 'islands' ? [...files, `!${folder}/index.ts`] : files;
}

/**
 * Returns the patterns of the test files of a folder: those of the same folder below `test` and those beside it, otherwise those
 * of its group; a group's own files have those beside its folders. Each mutant that survives has waited for all of them.
 */
export function testsOf(folder) {
  const { root, tests } = groupOf(folder);
  const own = folder === root ? [`test/${root}`] : [`test/${folder}/**`, `test/${root}`];
  const paths = existsSync(`test/${folder}`) ? own : tests;
  return paths.map((path) => `${path}/*.test.{ts,tsx}`);
}
