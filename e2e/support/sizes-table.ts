import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFile } from '../../build/format-file.mjs';
import type { Sizes } from './sizes.ts';

const FILE = join(import.meta.dirname, '../../docs/benchmarks.md');
const END = '<!-- end of the table of pages -->';

export interface PageSizes {
  page: string;
  flavour: string;
  /** Sizes after the page has been scrolled to its end. */
  read: Sizes;
  /** Sizes after the page has been used, too. */
  used: Sizes;
}

const figuresOf = ({ read, used }: PageSizes) => [
  read.js,
  read.css,
  read.files,
  used.js,
  used.css,
  used.files,
];

/** Returns the row of the table for measured sizes. */
export function toRow(sizes: PageSizes): string {
  const figures = figuresOf(sizes).map((figure) => figure.toLocaleString('en'));
  return `| ${[sizes.page, sizes.flavour, ...figures].join(' | ')} |`;
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const isRowOf = ({ page, flavour }: PageSizes) => {
  return (line: string) => line.startsWith('|') && cellsOf(line).slice(0, 2).join() === `${page},${flavour}`;
};

const readLines = () => readFileSync(FILE, 'utf8').split('\n');

/** Returns the figures of a page in docs/benchmarks.md, in column order; none if there is no row. */
export function readFigures(sizes: PageSizes): number[] {
  const row = readLines().find(isRowOf(sizes)) ?? '';
  return cellsOf(row)
    .slice(2)
    .map((cell) => Number(cell.replaceAll(',', '')));
}

/**
 * Returns whether figures of the table still hold.
 *
 * @param tolerance Allowed relative difference, such as 0.02.
 */
export function isTrue(written: number[], sizes: PageSizes, tolerance: number): boolean {
  const measured = figuresOf(sizes);
  const isClose = (figure: number, index: number) =>
    Math.abs(figure - measured[index]!) <= tolerance * measured[index]!;
  return written.length === measured.length && written.every(isClose);
}

/** Writes a row into the table: replaces the row of the page, or appends one. */
export async function writeRow(sizes: PageSizes): Promise<void> {
  const lines = readLines();
  const old = lines.findIndex(isRowOf(sizes));
  const end = lines.slice(0, lines.indexOf(END)).findLastIndex((line) => line.startsWith('|')) + 1;
  if (old === -1) lines.splice(end, 0, toRow(sizes));
  else lines[old] = toRow(sizes);
  writeFileSync(FILE, await formatFile(FILE, lines.join('\n')));
}
