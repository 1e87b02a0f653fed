import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { read, repository } from './support/files.ts';
import { proofsOf, readProofs, unprovenIn } from './support/proofs.ts';

const items = readProofs('docs/complaints.md');

/** Issue numbers of complaints about the Dawn and Horizon themes. */
const SHOPS =
  '#2271 #1868 #2994 #3136 #3490 #3395 #3417 #2199 #2249 #1372 #109 #120 #76 #117 #579 #463 #73'.split(' ');

test('every complaint of the shops has its row', () => {
  const reported = items.flatMap(({ key }) => key.split(/,? /));
  expect(SHOPS.filter((number) => !reported.includes(number))).toEqual([]);
});

test('every complaint has a proof or a reason', () => {
  expect(unprovenIn(items)).toEqual([]);
});

test.each(proofsOf(items))('the proof against $key is in $file: $title', ({ file, title }) => {
  expect(existsSync(join(repository, file))).toBe(true);
  if (title !== undefined) expect(read(file)).toContain(title);
});
