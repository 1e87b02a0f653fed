import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { read, repository } from './support/files.ts';

const rows = read('docs/navigation-behaviours.md')
  .split('\n')
  .map((line) => /^\| (\d+) +\| (.*?) +\| (.*?) +\|$/.exec(line))
  .filter((row) => row !== null)
  .map(([, number, , proof]) => ({ number: Number(number), proof: proof! }));

/** Files with the titles that are quoted after them. */
const quotesOf = (proof: string) =>
  [...proof.matchAll(/`([^`]+\.ts)`((?: “[^”]+”,?)+)/g)].flatMap(([, file, quotes]) =>
    [...quotes!.matchAll(/“([^”]+)”/g)].map(([, title]) => ({ file: file!, title: title! })),
  );

test('every behaviour of navigation has its row, once and in order', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 58 }, (_, index) => index + 1));
});

test('every behaviour has a proof, a file, or a reason', () => {
  const bare = rows.filter(({ proof }) => quotesOf(proof).length === 0 && !/`e2e\/|^— ./.test(proof));
  expect(bare).toEqual([]);
});

test.each(rows.flatMap(({ number, proof }) => quotesOf(proof).map((quote) => ({ number, ...quote }))))(
  'the proof of behaviour $number is in $file: $title',
  ({ file, title }) => {
    expect(existsSync(join(repository, file))).toBe(true);
    expect(read(file)).toContain(title);
  },
);
