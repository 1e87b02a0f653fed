import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the results lie that are committed. */
const RESULTS = join(import.meta.dirname, '../results');

const round = (value) => (value === null ? null : Math.round(value * 1_000) / 1_000);

/**
 * Writes the results of a benchmark.
 *
 * @param name The benchmark's name, also the file's.
 * @param results `{ browser, versions, setting, rows, targets }`.
 * @param file Where to write instead of `bench/results/NAME.json`.
 * @returns The file.
 */
export function writeResults(name, { rows, ...results }, file = join(RESULTS, `${name}.json`)) {
  const rounded = rows.map((row) => ({
    ...row,
    median: round(row.median),
    p90: round(row.p90),
    ratio: round(row.ratio),
  }));
  const date = new Date().toISOString().slice(0, 10);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ date, ...results, rows: rounded }, null, 2)}\n`);
  return file;
}
