import { parseArgs } from 'node:util';
import { launchBrowser, VIEWPORT } from '../support/browser.mjs';
import { startShop } from '../support/demo.mjs';
import { interleave } from '../support/interleave.mjs';
import { FLAVOURS, productVersion } from '../support/product.mjs';
import { reportProgress } from '../support/progress.mjs';
import { writeResults } from '../support/results.mjs';
import { createSamples } from '../support/samples.mjs';
import { formatRows } from '../support/table.mjs';
import { printTargets } from '../support/targets.mjs';
import { PRESSES } from './cases.mjs';
import { ALONE, measurePage, PRESSES_A_PAGE, THROTTLE } from './press.mjs';
import { ALL, checkTargets, FIRST, FRAME } from './targets.mjs';

function readOptions(args) {
  const options = {
    rounds: { type: 'string', default: process.env['ROUNDS'] ?? '4' },
    only: { type: 'string', default: '' },
    out: { type: 'string' },
  };
  const { values } = parseArgs({ args, options });
  return { ...values, rounds: Number(values.rounds), only: new RegExp(values.only) };
}

const systemsOf = ({ alone }) => (alone ? [...FLAVOURS, ALONE] : FLAVOURS);

const listGroups = (only) =>
  PRESSES.filter(({ name }) => only.test(name)).map((press) =>
    systemsOf(press).map((system) => ({ press, system })),
  );

async function measure(browser, origin, { rounds, only }) {
  const samples = createSamples();
  for (const { round, item } of interleave(listGroups(only), rounds)) {
    const { press, system } = item;
    reportProgress(`round ${round + 1} of ${rounds}: ${press.name}, ${system}`);
    const row = (metric) => ({ case: press.name, system, reference: ALONE, metric, unit: 'ms' });
    const times = await measurePage(browser, origin, system, press);
    samples.add(row(FIRST), times[0].duration);
    for (const { duration, frame } of times) {
      samples.add(row(ALL), duration);
      samples.add(row(FRAME), frame);
    }
  }
  reportProgress('');
  return samples.rows();
}

/** Runs the benchmark: from ten presses to the next frame, the first on its page and later ones. */
export async function run(args) {
  const options = readOptions(args);
  const [browser, shop] = await Promise.all([launchBrowser(), startShop({ hasSwitches: true })]);
  try {
    const rows = await measure(browser, shop.origin, options);
    const targets = checkTargets(rows);
    const presses = options.rounds * PRESSES_A_PAGE;
    const results = {
      browser: `Chromium ${browser.version()}`,
      versions: { archipel: productVersion() },
      setting: { rounds: options.rounds, presses, viewport: VIEWPORT, throttle: THROTTLE },
      targets,
      rows,
    };
    const file = writeResults('interaction', results, options.out);
    console.log(formatRows(rows));
    printTargets(targets);
    console.log(`\n${file}`);
  } finally {
    await browser.close();
    await shop.close();
  }
}
