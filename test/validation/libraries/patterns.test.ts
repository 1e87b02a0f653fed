import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isSuspect, MAX_VALUE_LENGTH } from '#validation/libraries/pattern-cost.ts';
import { matchPattern } from '#validation/libraries/patterns.ts';
import { watchConsole } from '../../support/console.ts';

const page = readFileSync(join(import.meta.dirname, '../../../e2e/fixtures/validation/hostile.html'), 'utf8');
const hostile = [...page.matchAll(/id="P\d+".*?regex-pattern="([^"]*)"/g)].map(([, pattern]) => pattern!);

const flagsOf = (pattern: string) => (pattern.includes('\\p{') ? 'u' : '');

test('the page of hostile patterns has twenty', () => {
  expect(hostile).toHaveLength(20);
});

test.each([
  ...hostile,
  // Small bounds count as well: nine to the ninth power.
  '(a{1,9}){1,9}',
  '(?:a{0,9}){9}',
  '(a{1,9}b?){9}',
  '([a-z]{1,5}){1,9}',
  '(\\d?){30}\\d{30}',
  'a{1,9}'.repeat(8),
  'a?'.repeat(24) + 'a'.repeat(24),
  // Several quantifiers in a row that share their characters.
  '\\d+\\d+\\d+',
  '\\s*\\s*\\s*x',
  '.*.*=.*',
  '.*,.*,.*,.*',
  // Branches that begin alike.
  '(\\s|\\t)*x',
  '(?:[a-z]|[a-m])+1',
  '(?:a|\\w)*!',
  '(a|b?)*c',
  '(?:ab|ac|a.)+z',
  // Words with an optional separator.
  "([A-Za-z]+[ '-]?)*",
  '(?:\\w+,?)+',
  '([\\w.]+)*@',
  '(\\p{L}|\\w)+!',
  '(é+|\\u00e9)+',
  // Lookaheads, at every position or over a long text.
  '(?=(a+)+b)a',
  '(?:(?=.*x).)*y(?=.*x.*x)',
  '(?=.*a.*b.*c).*',
  // Syntax that the check does not know.
  '(?<a>x+)\\k<a>',
  '(?i:(a+)+)',
  'a'.repeat(301),
])('%s is never run in the page [VAL-10]', (pattern) => {
  expect(isSuspect(pattern, flagsOf(pattern), MAX_VALUE_LENGTH)).toBe(true);
});

test.each([
  '\\d{4}',
  '[A-Z]{2}\\d+',
  '(\\d{1,3}\\.){3}\\d{1,3}',
  '(?:\\+|00)\\d{8,14}',
  '\\p{L}+',
  '(a|b)?[^x]*',
  '^\\d{5}(-\\d{4})?$',
  '[1-9]\\d{3}\\s?[A-Za-z]{2}',
  '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}',
  '\\+?[\\d\\s()./-]{8,20}',
  '(0|\\+32 ?)[1-9](?:[ ./]?\\d){7,8}',
  '(?:\\d{2}[ .]?){5}',
  '(0[1-9]|[12]\\d|3[01])[-/.](0[1-9]|1[012])[-/.](19|20)\\d\\d',
  '\\d{1,2}\\/\\d{1,2}\\/(\\d{2}|\\d{4})',
  '([01]\\d|2[0-3]):[0-5]\\d',
  '(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).{8,}',
  '(25[0-5]|2[0-4]\\d|1?\\d?\\d)(\\.(25[0-5]|2[0-4]\\d|1?\\d?\\d)){3}',
  'https?:\\/\\/.+',
  '[A-Za-z]+( [A-Za-z]+)*',
  '-?\\d+([.,]\\d{1,2})?',
  '\\d{1,3}(?:[ .]\\d{3})*(?:,\\d\\d)?',
  '(BE)?0?\\d{3}\\.?\\d{3}\\.?\\d{3}',
  '[A-Z]{2}\\d{2}( ?[A-Z\\d]{4}){2,7}( ?[A-Z\\d]{1,3})?',
  '(?!0000)\\d{4}',
  '(Monsieur|Madame|Mademoiselle)',
  '[^<>]*',
  '',
])('%s is run at once [VAL-10]', (pattern) => {
  expect(isSuspect(pattern, flagsOf(pattern), MAX_VALUE_LENGTH)).toBe(false);
});

test.each(['[^@\\s]+@[^@\\s]+\\.[^@\\s]+', "\\w+([-+.']\\w+)*@\\w+([-.]\\w+)*\\.\\w+([-.]\\w+)*", '.*@.*'])(
  '%s is run at once for what people type, and in a worker for an essay [VAL-10]',
  (pattern) => {
    expect([64, 65].map((length) => isSuspect(pattern, '', length))).toEqual([false, true]);
  },
);

test('repetitions in repetitions are suspected however short the value is [VAL-10]', () => {
  const nested = hostile.filter((pattern) => /[+*}]\)[+*{]/.test(pattern));
  expect(nested.length).toBeGreaterThan(8);
  expect(nested.filter((pattern) => !isSuspect(pattern, '', 3))).toEqual([]);
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

test('letters of any language may be named by their property or code, and other escapes are free [VAL-10]', () => {
  expect([matchPattern('\\p{L}+', 'é'), matchPattern('\\P{L}+', 'é')]).toEqual([true, false]);
  expect([matchPattern('\\u{e9}', 'é'), matchPattern('\\u{e9}', 'e')]).toEqual([true, false]);
  expect([matchPattern('\\d{2}\\-x', '12-x'), matchPattern('\\d{2}\\-x', '12x')]).toEqual([true, false]);
});

test('a suspect pattern leaves the page, and passes where it cannot [VAL-10]', async () => {
  vi.stubGlobal('Worker', function reject() {
    throw new DOMException('Refused.', 'SecurityError');
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const answer = matchPattern('(a+)+b', 'aaaa');
  expect(answer).toBeInstanceOf(Promise);
  expect(await answer).toBe(true);
});
