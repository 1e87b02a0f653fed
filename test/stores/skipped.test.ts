import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { number, object, safeParse, string } from 'valibot';
import { writePath } from '#stores/issue-path.ts';
import { isSilentAnswer } from '#stores/silent-answer.ts';
import { webAddress } from '#stores/web-address.ts';
import type * as Skipped from '#stores/skipped.ts';
import { watchConsole, type WatchedConsole } from '../support/console.ts';
import { showPage } from '../support/page.ts';

let watched: WatchedConsole;
let skipped: typeof Skipped;
beforeEach(async () => {
  watched = watchConsole();
  showPage('');
  vi.resetModules();
  skipped = await import('#stores/skipped.ts');
});
afterEach(() => void vi.restoreAllMocks());

describe('a value that is left out', () => {
  test('outside of an answer is a warning, if it has a text', () => {
    skipped.skipValue('Left out: a row.');
    skipped.skipValue();
    skipped.skipValue('');
    expect(watched.warnings()).toEqual(['[archipel] Left out: a row.']);
  });

  test('of an answer is no warning, but known to its reader', () => {
    const parse = () => {
      skipped.skipValue('Left out: a row.');
      return 'parsed';
    };
    expect(skipped.watchSkipped(parse)).toEqual(['parsed', true]);
    expect(skipped.watchSkipped(() => 'parsed')).toEqual(['parsed', false]);
    expect(watched.warnings()).toEqual([]);
  });

  test('after an answer that could not be parsed is a warning again', () => {
    const fail = () => {
      throw new Error('broken');
    };
    expect(() => skipped.watchSkipped(fail)).toThrow('broken');
    skipped.skipValue('Left out: another row.');
    expect(watched.warnings()).toEqual(['[archipel] Left out: another row.']);
  });
});

test('a lenient field may be missing; another type counts as missing, and is known to the reader', () => {
  const schema = object({ Name: string(), Size: skipped.lenient(number()) });
  const read = (Size: unknown) => skipped.watchSkipped(() => safeParse(schema, { Name: 'x', Size }));
  expect(read(5)).toMatchObject([{ success: true, output: { Size: 5 } }, false]);
  expect(read(undefined)).toMatchObject([{ success: true }, false]);
  expect(read(null)).toMatchObject([{ success: true, output: { Size: null } }, false]);
  expect(read('5')).toMatchObject([{ success: true, output: { Size: null } }, true]);
});

test.each([
  [[], ''],
  [['Items', 2, 'Quantity'], 'Items[2].Quantity'],
  [[0], '[0]'],
  [[0, 'a.b'], '[0].a.b'],
  [['', 'x'], '.x'],
])('the path %j is written as "%s"', (keys, path) => {
  expect(writePath(keys.map((key) => ({ key })))).toBe(path);
});

test('an issue without a path is about the whole value', () => {
  expect(writePath()).toBe('');
});

test.each([
  [undefined, true],
  [null, true],
  ['', false],
  [0, false],
  [{}, false],
])('the answer %j to a write is empty: %s', (answer, isSilent) => {
  expect(isSilentAnswer(answer)).toBe(isSilent);
});

test.each([
  ['', ''],
  ['/fr', '/fr'],
  ['https://other.example/', 'https://other.example/'],
  ['mailto:a@b.be', undefined],
])('the address "%s" is used as %j', (written, used) => {
  expect(safeParse(webAddress, written)).toMatchObject({ success: true, output: used });
});

test('an address that is not used is a warning with its beginning', () => {
  safeParse(webAddress, `javascript:${'x'.repeat(200)}`);
  expect(watched.warnings().join()).toContain(`"javascript:${'x'.repeat(69)}" is not used`);
});
