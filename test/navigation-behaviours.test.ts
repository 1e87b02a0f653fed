import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { read, repository } from './support/files.ts';
import { proofsOf, readProofs, unprovenIn } from './support/proofs.ts';

const items = readProofs('docs/navigation-behaviours.md');

test('every behaviour of navigation has its row, once and in order', () => {
  expect(items.map(({ key }) => Number(key))).toEqual(Array.from({ length: 58 }, (_, index) => index + 1));
});

test('every behaviour has a proof, a file, or a reason', () => {
  expect(unprovenIn(items)).toEqual([]);
});

test.each(proofsOf(items))('the proof of behaviour $key is in $file: $title', ({ file, title }) => {
  expect(existsSync(join(repository, file))).toBe(true);
  if (title !== undefined) expect(read(file)).toContain(title);
});
