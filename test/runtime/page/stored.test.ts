import { afterEach, expect, test, vi } from 'vitest';
import { hasStored } from '#runtime/page/stored.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('what the tab holds is found by the beginning of its key', () => {
  expect(hasStored('archipel-draft')).toBe(false);
  sessionStorage.setItem('archipel-draft checkout 1', '{}');
  expect(hasStored('archipel-draft')).toBe(true);
  expect(hasStored('archipel-carried')).toBe(false);
});

test('where storage is forbidden nothing was kept', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(hasStored('archipel-draft')).toBe(false);
});
