import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { islandNames, listFiles, read, repository } from './support/files.ts';

const PAGE = 'docs/architecture.md';

const pathsOf = (text: string) =>
  [...text.matchAll(/`([\w./-]+(?:\/|\.(?:tsx?|mjs|js|md)))`/g)].map(([, path]) => path!);

// The page may name a file by its last part when the folder is named before it.
function isThere(path: string, all: ReadonlySet<string>): boolean {
  if (path.includes('AREA') || path.includes('NAME') || path === 'archipel.js') return true;
  return existsSync(join(repository, path)) || [...all].some((file) => file.endsWith(`/${path}`));
}

test('docs/architecture.md names only what exists', () => {
  const modules = ['runtime', 'validation', 'stores', 'islands', 'build', 'demo', 'tools'];
  const files = modules.flatMap(listFiles);
  const folders = files.map((file) => file.slice(0, file.lastIndexOf('/') + 1));
  const all = new Set([...files, ...folders]);
  const paths = pathsOf(read(PAGE));
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => !isThere(path, all))).toEqual([]);
});

test('docs/architecture.md shows every room of the runtime and of the validation', () => {
  const page = read(PAGE);
  const modules = ['runtime', 'validation'].flatMap((layer) =>
    listFiles(layer).flatMap((file) => /^(\w+\/\w+)\//.exec(file)?.[1] ?? []),
  );
  const missing = [...new Set(modules)].filter(
    (folder) => !page.includes(`\`${folder}/`) && !page.includes(`\`${folder.split('/')[1]}/\``),
  );
  expect(missing).toEqual([]);
});

const isIsland = (name: string) => read(`islands/${name}/index.ts`).includes('defineIsland(');

const VIEW = /export default react\(/;

const hasView = (name: string) =>
  listFiles(`islands/${name}`).some((file) => /\.tsx?$/.test(file) && VIEW.test(read(file)));

test('docs/architecture.md names each plain island once, with the reason, and no React view', () => {
  const [, table = ''] = read(PAGE).split('\n## Which islands are plain, and why\n');
  const listed = [...table.matchAll(/`([a-z\d-]+)`/g)].map(([, name]) => name!);
  const plain = islandNames().filter((name) => isIsland(name) && !hasView(name));
  expect(plain.length).toBeGreaterThan(20);
  expect(listed.sort()).toEqual(plain.sort());
});
