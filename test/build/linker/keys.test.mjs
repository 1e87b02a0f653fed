import { expect, test } from 'vitest';
import { createKeys } from '../../../build/linker/keys.mjs';

test('a key names one export of one file, and leads back to it', () => {
  const keys = createKeys('/project');
  const key = keys.keyFor('/project/runtime/store.ts', 'seen');
  expect(key).toMatch(/^\$[0-9a-z]{3}$/);
  expect(keys.exportOf(key)).toEqual({ path: 'runtime/store.ts', name: 'seen' });
});

test('a key is the same in every build, wherever the project lies', () => {
  const [one, other] = ['/here', '/there'].map((root) =>
    createKeys(root).keyFor(`${root}/runtime/store.ts`, 'seen'),
  );
  expect(one).toBe(other);
});

test('ten thousand exports have keys of their own, though three characters are too few', () => {
  const keys = createKeys('/project');
  const names = Array.from({ length: 10_000 }, (_, index) => `name${index}`);
  const given = names.map((name) => keys.keyFor('/project/a.ts', name));
  expect(new Set(given).size).toBe(names.length);
  expect(given.map((key) => keys.exportOf(key).name)).toEqual(names);
  expect(given.some((key) => key.length > 4)).toBe(true);
});

test('a package has the same key when its folder is linked from another project', () => {
  const path = '/home/a/node_modules/preact/hooks.mjs';
  const [here, there] = ['/home/a', '/srv/b/c'].map((root) => createKeys(root).keyFor(path, 'useState'));
  expect(there).toBe(here);
});

test('a key leads back to the file from the folder of the project', () => {
  const keys = createKeys('/srv/b/c');
  const key = keys.keyFor('/home/a/node_modules/preact/hooks.mjs', 'useState');
  expect(keys.exportOf(key)).toEqual({
    path: '../../../home/a/node_modules/preact/hooks.mjs',
    name: 'useState',
  });
});

test('two versions of a package, one inside another package, have keys of their own', () => {
  const keys = createKeys('/a');
  const paths = ['/a/node_modules/preact/hooks.mjs', '/a/node_modules/other/node_modules/preact/hooks.mjs'];
  expect(new Set(paths.map((path) => keys.keyFor(path, 'useState'))).size).toBe(2);
});

test('one package in two folders, one above the other, has keys of its own in each', () => {
  const keys = createKeys('/a/b');
  const paths = ['/a/b/node_modules/preact/hooks.mjs', '/a/node_modules/preact/hooks.mjs'];
  const [near, far] = paths.map((path) => keys.keyFor(path, 'useState'));
  expect(far).not.toBe(near);
  expect(keys.exportOf(far).path).toBe('../node_modules/preact/hooks.mjs');
});
