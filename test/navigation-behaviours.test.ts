import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { read, repository } from './support/files.ts';
import { quotesOf, readProofs } from './support/proofs.ts';

const rows = readProofs('docs/navigation-behaviours.md', /^\d+$/);

test('every behaviour of navigation has its row, once and in order', () => {
  expect(rows.map(({ key }) => Number(key))).toEqual(Array.from({ length: 58 }, (_, index) => index + 1));
});

test('every behaviour has a proof, a file, or a reason', () => {
  const bare = rows.filter(({ proof }) => quotesOf(proof).length === 0 && !/`e2e\/|^— ./.test(proof));
  expect(bare).toEqual([]);
});

test.each(rows.flatMap(({ key, proof }) => quotesOf(proof).map((quote) => ({ key, ...quote }))))(
  'the proof of behaviour $key is in $file: $title',
  ({ file, title }) => {
    expect(existsSync(join(repository, file))).toBe(true);
    expect(read(file)).toContain(title);
  },
);
