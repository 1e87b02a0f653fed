import { parseArgs } from 'node:util';
import { launchBrowser, VIEWPORT } from '../support/browser.mjs';
import { interleave } from '../support/interleave.mjs';
import { readProduct } from '../support/product.mjs';
import { reportProgress } from '../support/progress.mjs';
import { reportRun } from '../support/report.mjs';
import { createSamples } from '../support/samples.mjs';
import { startServer } from '../support/server.mjs';
import { CASES, FEW, MANY } from './cases.mjs';
import { pathOf, POLICY, publish } from './pages.mjs';
import { checkTargets } from './targets.mjs';
import { measureVisit } from './visit.mjs';

function readOptions(args) {
  const options = {
    rounds: { type: 'string', default: process.env['ROUNDS'] ?? '5' },
    only: { type: 'string', default: '' },
    flavour: { type: 'string', default: 'preact' },
    out: { type: 'string' },
  };
  const { values } = parseArgs({ args, options });
  return { ...values, rounds: Number(values.rounds), only: new RegExp(values.only) };
}

const labelOf = (count) => count.toLocaleString('en');

function addTimes(samples, { name, count, reference }, times) {
  const row = { case: name, system: labelOf(count), reference: labelOf(reference), unit: 'ms' };
  for (const [metric, value] of Object.entries(times)) samples.add({ ...row, metric }, value);
  samples.add({ ...row, metric: 'main thread, each' }, times['main thread'] / count);
}

async function measure(cases, { rounds }, browser, origin) {
  const samples = createSamples();
  const groups = cases.map((item) => {
    const { counts = [FEW, MANY] } = item;
    return counts.map((count) => ({ ...item, count, reference: counts[0] }));
  });
  for (const { round, item } of interleave(groups, rounds)) {
    reportProgress(`round ${round + 1} of ${rounds}: ${labelOf(item.count)} ${item.name}`);
    addTimes(samples, item, await measureVisit(browser, origin + pathOf(item, item.count), item));
  }
  reportProgress('');
  return samples.rows();
}

/** Runs the benchmark: pages with many items of a kind, whose work for each item must not grow with their number. */
export async function run(args) {
  const options = readOptions(args);
  const cases = CASES.filter(({ name }) => options.only.test(name));
  const headers = { 'content-security-policy': POLICY };
  const server = await startServer(publish(readProduct(options.flavour)), headers, (path) =>
    path.startsWith('/api/') ? { 'content-type': 'application/json' } : {},
  );
  const browser = await launchBrowser();
  try {
    const rows = await measure(cases, options, browser, server.origin);
    const limited = cases.filter(({ hasLimit }) => hasLimit).map(({ name }) => name);
    const targets = checkTargets(rows, limited);
    const { rounds, flavour, out } = options;
    reportRun('scale', { browser, setting: { rounds, flavour, viewport: VIEWPORT }, targets, rows, out });
  } finally {
    await browser.close();
    await server.close();
  }
}
