import { parseArgs } from 'node:util';
import { launchBrowser, VIEWPORT } from '../support/browser.mjs';
import { SLOW_4G } from '../support/line.mjs';
import { productVersion, versionOf } from '../support/product.mjs';
import { reportProgress } from '../support/progress.mjs';
import { writeResults } from '../support/results.mjs';
import { createSamples } from '../support/samples.mjs';
import { formatRows } from '../support/table.mjs';
import { printTargets } from '../support/targets.mjs';
import { measurePaint } from './paint.mjs';
import { measureSizes, packages } from './sizes.mjs';
import { checkTargets } from './targets.mjs';

function readOptions(args) {
  const options = {
    rounds: { type: 'string', default: process.env['ROUNDS'] ?? '7' },
    out: { type: 'string' },
  };
  const { values } = parseArgs({ args, options });
  return { rounds: Number(values.rounds), out: values.out };
}

/** Runs the benchmark: sizes of the picture islands and of other libraries, and paint times of pages. */
export async function run(args) {
  const { rounds, out } = readOptions(args);
  const browser = await launchBrowser();
  const samples = createSamples();
  try {
    const values = [...(await measureSizes()), ...(await measurePaint(browser, rounds))];
    for (const { value, ...row } of values) {
      const reference = values.find((one) => one.case === row.case).system;
      samples.add({ reference, ...row }, value);
    }
  } finally {
    await browser.close();
  }
  reportProgress('');
  const rows = samples.rows();
  const targets = checkTargets(rows);
  const versions = Object.fromEntries(packages.map((name) => [name, versionOf(name)]));
  const file = writeResults(
    'pictures',
    {
      browser: `Chromium ${browser.version()}`,
      versions: { archipel: productVersion(), ...versions },
      setting: { rounds, viewport: VIEWPORT, network: SLOW_4G, processor: 4 },
      targets,
      rows,
    },
    out,
  );
  console.log(formatRows(rows));
  printTargets(targets);
  console.log(`\n${file}`);
}
