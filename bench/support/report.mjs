import { productVersion } from './product.mjs';
import { writeResults } from './results.mjs';
import { formatRows } from './table.mjs';
import { printTargets } from './targets.mjs';

/**
 * Writes the results of a run of the product alone, and prints its rows and targets.
 *
 * @param name The benchmark's name, also the file's.
 * @param run `browser`, `setting`, `targets`, `rows`; `out` is a file to write instead.
 */
export function reportRun(name, { browser, setting, targets, rows, out }) {
  const versions = { archipel: productVersion() };
  const results = { browser: `Chromium ${browser.version()}`, versions, setting, targets, rows };
  const file = writeResults(name, results, out);
  console.log(formatRows(rows));
  printTargets(targets);
  console.log(`\n${file}`);
}
