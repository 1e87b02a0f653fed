import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rejectBundled } from '#runtime/page/copies.ts';
import { reportCopy } from '#runtime/page/warnings.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';

let consoleWatch: WatchedConsole;
beforeEach(() => {
  consoleWatch = watchConsole();
});
afterEach(() => vi.restoreAllMocks());

const FIRST = 'https://shop.example/assets/archipel/archipel.js';

test.each([
  'https://shop.example/assets/own.js',
  'https://shop.example/assets/archipel/own.js',
  'https://archipel.example/own.js?v=1',
  'https://shop.example/assets/react/archipel.js',
  'https://cdn.example/assets/archipel/archipel.js',
  'file:///home/site/node_modules/archipel/dist/preact/archipel.js',
  'undefined',
])('a second runtime in %s is one error with both addresses and the fix', async (other) => {
  reportCopy(FIRST, other);
  await vi.waitFor(() => expect(consoleWatch.errors()).toHaveLength(1));
  const [error] = consoleWatch.errors();
  for (const part of [FIRST, other, '--external:archipel/*', 'build.rollupOptions.external', 'import map'])
    expect(error).toContain(part);
});

test('the same script under another query or name with a hash is no second runtime', async () => {
  for (const name of ['archipel.js', 'archipel.js?v=2', 'archipel.js#a', 'archipel.1a2b3c.js'])
    reportCopy(FIRST, `https://shop.example/assets/archipel/${name}`);
  // A later report shows that the ones before it would have been written.
  reportCopy(FIRST, 'https://shop.example/last.js');
  await vi.waitFor(() => expect(consoleWatch.errors()).toHaveLength(1));
  expect(consoleWatch.errors().join()).toContain('last.js');
});

test('a runtime in a bundle that would be the first is rejected, the library’s own script is not', () => {
  for (const address of ['https://shop.example/own.js', 'https://archipel.example/a/own.js', 'undefined'])
    expect(() => rejectBundled(address)).toThrow(`Archipel is bundled into ${address}: mark it as external`);
  for (const address of [FIRST, `${FIRST}?v=2`, 'file:///site/node_modules/archipel/dist/react/archipel.js'])
    expect(() => rejectBundled(address)).not.toThrow();
});
