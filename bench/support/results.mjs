import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the committed results. */
const RESULTS = join(import.meta.dirname, '../results');

const fileOf = (name) => join(RESULTS, `${name}.json`);

const round = (value) => (value === null ? null : Math.round(value * 1_000) / 1_000);

/** Returns a row with three decimals. */
export const roundRow = (row) => ({
  ...row,
  median: round(row.median),
  p90: round(row.p90),
  max: round(row.max),
  ratio: round(row.ratio),
});

// One row per line: a diff shows which figures changed.
function writeLines(results) {
  const write = (value) =>
    Array.isArray(value)
      ? `[\n    ${value.map((one) => JSON.stringify(one)).join(',\n    ')}\n  ]`
      : JSON.stringify(value);
  const fields = Object.entries(results).map(([key, value]) => `  ${JSON.stringify(key)}: ${write(value)}`);
  return `{\n${fields.join(',\n')}\n}\n`;
}

/**
 * Writes the results of a benchmark.
 *
 * @param name The benchmark's name, also the file's.
 * @param results `{ browser, versions, rows }` and further facts about the run.
 * @param file The file to write instead of `bench/results/NAME.json`.
 * @returns The file.
 */
export function writeResults(name, { rows, ...results }, file = fileOf(name)) {
  const date = new Date().toISOString().slice(0, 10);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(file, writeLines({ date, ...results, rows: rows.map(roundRow) }));
  return file;
}

/** Reads the results of the last saved run. */
export function readResults(name) {
  return JSON.parse(readFileSync(fileOf(name), 'utf8'));
}

/** Reads the results of the run that the last one is compared with; undefined if the benchmark has none. */
export function readBefore(name) {
  const file = join(RESULTS, 'before', `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
