import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { read, repository } from './support/files.ts';
import { quotesOf, readProofs } from './support/proofs.ts';

const rows = readProofs('docs/complaints.md', /^(?:#\d|read)/);

/** What people complain of in Dawn and Horizon, by the numbers of their threads. */
const SHOPS =
  '#2271 #1868 #2994 #3136 #3490 #3395 #3417 #2199 #2249 #1372 #109 #120 #76 #117 #579 #463 #73'.split(' ');

test('every complaint of the shops has its row', () => {
  const reported = rows.flatMap(({ key }) => key.split(/,? /));
  expect(SHOPS.filter((number) => !reported.includes(number))).toEqual([]);
});

test('every complaint has a proof or a reason', () => {
  const bare = rows.filter(({ proof }) => quotesOf(proof).length === 0 && !proof.startsWith('— '));
  expect(bare).toEqual([]);
});

test.each(rows.flatMap(({ key, proof }) => quotesOf(proof).map((quote) => ({ key, ...quote }))))(
  'the proof against $key is in $file: $title',
  ({ file, title }) => {
    expect(existsSync(join(repository, file))).toBe(true);
    expect(read(file)).toContain(title);
  },
);
