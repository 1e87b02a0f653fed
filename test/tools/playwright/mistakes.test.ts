import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkOptions, type ArchipelOptions } from '../../../tools/playwright/options.ts';
import { readPackage } from '../../../tools/playwright/package-files.ts';
import { read } from '../../support/files.ts';
import { createFakePackage } from '../support/fake-package.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'archipel-kit-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [{ cultur: 'nl' }, 'archipelOptions has no option "cultur". Did you mean "culture"?'],
  [{ checks: { consol: false } }, 'There is no check "consol". Did you mean "console"?'],
  [
    { checks: { layout: false } },
    'There is no check "layout". There are: console, policy, errors, calls, listeners.',
  ],
])('a wrong option %j names the nearest right one', (options, sentence) => {
  expect(() => checkOptions(options as ArchipelOptions)).toThrow(sentence);
});

test('all options of the guide are known, and its sentences are those of the kit', () => {
  const guide = read('docs/testing-your-site.md');
  const [, table = ''] = guide.split('\n### archipelOptions\n');
  const [rows = ''] = table.split('\n### ');
  const names = [...rows.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(6);
  const values = Object.fromEntries(names.map((name) => [name, name === 'checks' ? {} : name]));
  expect(() => checkOptions(values as ArchipelOptions)).not.toThrow();
  expect(guide).toContain('archipelOptions has no option "cultur". Did you mean "culture"?');
  expect(guide).toContain('There is no check "consol". Did you mean "console"?');
});

test('the site’s own islands are part of the catalogue, and a missing file of them is a sentence', () => {
  const dist = createFakePackage('aaaaaa');
  writeFileSync(join(dist, 'islands.json'), '{ "islands": {}, "events": {}, "calls": {} }');
  writeFileSync(join(dist, 'openapi.json'), '{ "paths": {} }');
  const catalogue = join(folder, 'islands.json');
  const example = '<div data-island="read-more"><p>Long.</p></div>';
  writeFileSync(catalogue, JSON.stringify({ islands: { 'read-more': { title: 'Read more', example } } }));
  expect(readPackage({ dist }).catalogue.islands).toEqual({});
  expect(readPackage({ dist, catalogue }).catalogue.islands['read-more']).toMatchObject({
    isOwn: true,
    example: { fr: example, nl: example },
  });
  const missing = join(folder, 'none.json');
  expect(() => readPackage({ dist, catalogue: missing })).toThrow(
    /none\.json can’t be read: it does not exist/,
  );
});
