import { expect, test } from 'vitest';
import { listFiles, read } from './support/files.ts';

const MAX_CELL_LENGTH = 160;

const pages = listFiles('docs').filter((file) => file.endsWith('.md'));

const withoutCode = (text: string) =>
  text
    .replace(/^```[^]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, '`…`')
    .replace(/“[^”]*”/g, '“…”');

test('no cell of a table in the README and the guides is longer than 160 characters', () => {
  expect(pages).toContain('docs/contract.md');
  const cells = [...pages, 'README.md'].flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => line.startsWith('|') && !line.startsWith('| --'))
      .flatMap((line) => line.split(/(?<!\\)\|/).map((cell) => `${file}: ${cell.trim()}`)),
  );
  expect(cells.length).toBeGreaterThan(500);
  const isLong = (cell: string) => cell.length - cell.indexOf(': ') - 2 > MAX_CELL_LENGTH;
  expect(cells.filter(isLong)).toEqual([]);
});

const BAD_OPENING =
  /(?:^|[.!?:]\s+|\n\s*[-*]\s+|\|\s+)((?:Who|Whoever|Nobody|Somebody|Everybody|What|Where there)\b.{0,60})/gm;

test('no sentence of the README and the guides begins with Who, Nobody, Somebody, Everybody or What', () => {
  const texts = [...pages, 'README.md'].filter((file) => file !== 'docs/islands.md');
  const found = texts.flatMap((file) =>
    [...withoutCode(read(file)).matchAll(BAD_OPENING)].map(([, opening]) => `${file}: ${opening}`),
  );
  expect(found).toEqual([]);
});
