import { expect, test } from 'vitest';
import { isSkewed, loadModule } from '#runtime/islands/load.ts';

test('code that fails on a server fails with its own error [ERR-04]', async () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(loadModule(load)).rejects.toThrow('Failed to fetch');
  expect(isSkewed()).toBe(false);
});
