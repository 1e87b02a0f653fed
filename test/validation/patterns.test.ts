import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { isSuspect, matchPattern } from '#validation/patterns.ts';
import { watchConsole } from '../support/console.ts';

const page = readFileSync(join(import.meta.dirname, '../../e2e/fixtures/validation/hostile.html'), 'utf8');
const hostile = [...page.matchAll(/id="P\d+".*?regex-pattern="([^"]*)"/g)].map(([, pattern]) => pattern!);

test('the page of hostile patterns has twenty', () => {
  expect(hostile).toHaveLength(20);
});

test.each(hostile)('%s is never run in the page [VAL-10]', (pattern) => {
  expect(isSuspect(pattern)).toBe(true);
});

test.each([
  '\\d{4}',
  '[A-Z]{2}\\d+',
  '(\\d{1,3}\\.){3}\\d{1,3}',
  '(?:\\+|00)\\d{8,14}',
  '\\p{L}+',
  '(a|b)?[^x]*',
])('%s is run at once [VAL-10]', (pattern) => {
  expect(isSuspect(pattern)).toBe(false);
});

test('the whole value must match, whichever branch is longer [VAL-10]', () => {
  expect(matchPattern('a|ab', 'ab')).toBe(true);
  expect(matchPattern('[a-z]+', 'ab1')).toBe(false);
});

test('a pattern that is none here warns and passes [VAL-10]', async () => {
  const { warnings } = watchConsole();
  expect(matchPattern('(?<=a', 'x')).toBe(true);
  await vi.waitFor(() => expect(warnings()).toEqual([expect.stringContaining('(?<=a')]));
});

test('more than a thousand characters are left to the server [VAL-10]', () => {
  expect(matchPattern('a', 'b'.repeat(1_000))).toBe(false);
  expect(matchPattern('a', 'b'.repeat(1_001))).toBe(true);
});
