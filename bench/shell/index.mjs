import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser, VIEWPORT } from '../support/browser.mjs';
import { productVersion, versionOf } from '../support/product.mjs';
import { reportProgress } from '../support/progress.mjs';
import { writeResults } from '../support/results.mjs';
import { createSamples } from '../support/samples.mjs';
import { startServer } from '../support/server.mjs';
import { formatRows } from '../support/table.mjs';

const CASES = join(import.meta.dirname, 'cases');

/*
 * Each file in cases/ is one comparison and exports `name`, `reference`, `packages` (for their versions),
 * `publish()` (files by address as `{ body, headers }`) and `measure(browser, origin)` (`{ system, metric,
 * unit, value }`).
 */
async function loadCases(only) {
  const files = readdirSync(CASES).filter((file) => file.endsWith('.mjs'));
  const cases = await Promise.all(files.sort().map((file) => import(join(CASES, file))));
  return cases.filter(({ name }) => only.test(name));
}

function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: process.env['ROUNDS'] ?? '3' },
      only: { type: 'string', default: process.env['ONLY'] ?? '' },
      out: { type: 'string' },
    },
  });
  return { rounds: Number(values.rounds), only: new RegExp(values.only), out: values.out };
}

async function measureCase({ name, reference, publish, measure }, rounds, browser) {
  const samples = createSamples();
  const files = await publish();
  const server = await startServer(
    (path) => files.get(path)?.body,
    {},
    (path) => files.get(path)?.headers,
  );
  try {
    for (let round = 1; round <= rounds; round += 1) {
      reportProgress(`${name}: round ${round} of ${rounds}`);
      for (const { value, ...row } of await measure(browser, server.origin))
        samples.add({ case: name, reference, ...row }, value);
    }
  } finally {
    await server.close();
  }
  return samples.rows();
}

/** Runs the benchmark: the features of a page's shell, compared with libraries for them. */
export async function run(args) {
  const { rounds, only, out } = readOptions(args);
  const cases = await loadCases(only);
  const browser = await launchBrowser();
  const rows = [];
  try {
    for (const one of cases) rows.push(...(await measureCase(one, rounds, browser)));
  } finally {
    await browser.close();
  }
  reportProgress('');
  const packages = cases.flatMap((one) => one.packages);
  const versions = Object.fromEntries(packages.map((name) => [name, versionOf(name)]));
  const file = writeResults(
    'shell',
    {
      browser: `Chromium ${browser.version()}`,
      versions: { archipel: productVersion(), ...versions },
      setting: { rounds, viewport: VIEWPORT },
      rows,
    },
    out,
  );
  console.log(formatRows(rows));
  console.log(`\n${file}`);
}
