import { parseArgs } from 'node:util';
import { launchBrowser } from '../support/browser.mjs';
import { startShop } from '../support/demo.mjs';
import { interleave } from '../support/interleave.mjs';
import { FLAVOURS } from '../support/product.mjs';
import { reportProgress } from '../support/progress.mjs';
import { reportRun } from '../support/report.mjs';
import { createSamples } from '../support/samples.mjs';
import { PHONE } from '../support/shopper.mjs';
import { PRESSES } from './cases.mjs';
import { measurePress, THROTTLE } from './press.mjs';
import { checkTargets } from './targets.mjs';

function readOptions(args) {
  const options = {
    rounds: { type: 'string', default: process.env['ROUNDS'] ?? '5' },
    only: { type: 'string' },
    out: { type: 'string' },
  };
  const { values } = parseArgs({ args, options });
  return { ...values, rounds: Number(values.rounds) };
}

async function measure(browser, origin, { rounds, only }) {
  const samples = createSamples();
  const presses = PRESSES.filter(({ name }) => !only || name === only);
  const groups = presses.map((press) => FLAVOURS.map((flavour) => ({ press, flavour })));
  for (const { round, item } of interleave(groups, rounds)) {
    const { press, flavour } = item;
    reportProgress(`round ${round + 1} of ${rounds}: ${press.name}, ${flavour}`);
    const row = {
      case: press.name,
      system: flavour,
      reference: FLAVOURS[0],
      metric: 'next paint',
      unit: 'ms',
    };
    samples.add(row, await measurePress(browser, origin, flavour, press));
  }
  reportProgress('');
  return samples.rows();
}

/** Runs the benchmark: from ten presses on a mid-range phone to the next frame, the first on its page. */
export async function run(args) {
  const options = readOptions(args);
  const [browser, shop] = await Promise.all([launchBrowser(), startShop({ hasSwitches: true })]);
  try {
    const rows = await measure(browser, shop.origin, options);
    const { rounds, out } = options;
    const setting = { rounds, viewport: PHONE, throttle: THROTTLE };
    reportRun('presses', { browser, setting, targets: checkTargets(rows), rows, out });
  } finally {
    await browser.close();
    await shop.close();
  }
}
