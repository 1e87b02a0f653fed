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
