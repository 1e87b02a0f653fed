import { expect, test } from 'vitest';
import { createKeys } from '../../../build/linker/keys.mjs';

/** Returns the key of the same module for a project in each of two folders. */
const keysIn = (...places) => places.map(([root, path]) => createKeys(root).keyFor(path, 'useState'));

test('a module has the same key wherever the project is', () => {
  const [here, there] = keysIn(
    ['/home/a', '/home/a/runtime/start.ts'],
    ['/srv/b/c', '/srv/b/c/runtime/start.ts'],
  );
  expect(there).toBe(here);
});

test('a package has the same key when its folder is linked from another project', () => {
  const [here, there] = keysIn(
    ['/home/a', '/home/a/node_modules/preact/hooks.mjs'],
    ['/srv/b/c', '/home/a/node_modules/preact/hooks.mjs'],
  );
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
