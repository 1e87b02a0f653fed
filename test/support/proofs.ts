import { read } from './files.ts';

/** A row of a table that says what proves something. */
export interface ProvenRow {
  /** What stands in the first column. */
  key: string;
  proof: string;
}

/**
 * Reads the rows of a guide's tables with three columns: a key, a claim, and its proof.
 *
 * @param file The guide.
 * @param key What the first column looks like.
 */
export function readProofs(file: string, key: RegExp): ProvenRow[] {
  return read(file)
    .split('\n')
    .map((line) => /^\| (.+?) +\| (.*?) +\| (.*?) +\|$/.exec(line))
    .filter((row) => row !== null && key.test(row[1]!))
    .map((row) => ({ key: row![1]!, proof: row![3]! }));
}

/** The files that a proof names, each with the titles that are quoted after it. */
export const quotesOf = (proof: string): { file: string; title: string }[] =>
  [...proof.matchAll(/`([^`]+\.tsx?)`((?: “[^”]+”,?)+)/g)].flatMap(([, file, quotes]) =>
    [...quotes!.matchAll(/“([^”]+)”/g)].map(([, title]) => ({ file: file!, title: title! })),
  );
