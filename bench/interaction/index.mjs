import { parseArgs } from 'node:util';
import { launchBrowser, VIEWPORT } from '../support/browser.mjs';
import { startShop } from '../support/demo.mjs';
import { interleave } from '../support/interleave.mjs';
import { FLAVOURS } from '../support/product.mjs';
import { reportProgress } from '../support/progress.mjs';
import { reportRun } from '../support/report.mjs';
import { createSamples } from '../support/samples.mjs';
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
    const { rounds, out } = options;
    const presses = rounds * PRESSES_A_PAGE;
    const setting = { rounds, presses, viewport: VIEWPORT, throttle: THROTTLE };
    reportRun('interaction', { browser, setting, targets: checkTargets(rows), rows, out });
  } finally {
    await browser.close();
    await shop.close();
  }
}
