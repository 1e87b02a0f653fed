import { parseArgs } from 'node:util';
import { launchBrowser, VIEWPORT } from '../support/browser.mjs';
import { interleave } from '../support/interleave.mjs';
import { SLOW_4G } from '../support/line.mjs';
import { productVersion } from '../support/product.mjs';
import { reportProgress } from '../support/progress.mjs';
import { writeResults } from '../support/results.mjs';
import { createSamples } from '../support/samples.mjs';
import { formatRows } from '../support/table.mjs';
import { printTargets } from '../support/targets.mjs';
import { bundleOneFile } from './one-file.mjs';
import { startProxy, startShop, SYSTEMS } from './proxy.mjs';
import { checkTargets } from './targets.mjs';
import { THROTTLE, visitPage } from './visit.mjs';

const PAGES = { home: '/fr', product: '/fr/catalog/product/bol-matin' };
const REFERENCE = 'one file';

function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: process.env['ROUNDS'] ?? '3' },
      visits: { type: 'string', default: process.env['VISITS'] ?? '3' },
      port: { type: 'string', default: process.env['PORT'] ?? '4173' },
      out: { type: 'string' },
    },
  });
  return { ...values, rounds: Number(values.rounds), visits: Number(values.visits) };
}

/** Bundles for each page the scripts that a visit without throttling loads before the first interaction. */
async function bundlePages(browser, proxy) {
  const bundles = new Map();
  for (const path of Object.values(PAGES)) {
    proxy.show('Archipel', path);
    const { scripts } = await visitPage(browser, proxy.origin + path, false);
    bundles.set(path, await bundleOneFile(scripts.map(({ file }) => file)));
  }
  return bundles;
}

function addVisit(samples, row, { paint, ready, scripts }) {
  const add = (metric, unit, value) => samples.add({ ...row, reference: REFERENCE, metric, unit }, value);
  add('first paint', 'ms', paint);
  if (ready) add('last island', 'ms', ready.time);
  if (ready) add('islands in view', '', ready.count);
  add(
    'JavaScript',
    'B',
    scripts.reduce((sum, { bytes }) => sum + bytes, 0),
  );
  add('scripts', '', scripts.length);
}

async function measure(browser, proxy, { rounds, visits }) {
  const samples = createSamples();
  const groups = Object.entries(PAGES).map(([name, path]) =>
    Object.keys(SYSTEMS).map((system) => ({ name, path, system })),
  );
  for (const { round, item } of interleave(groups, rounds * visits)) {
    const { name, path, system } = item;
    reportProgress(`visit ${round + 1} of ${rounds * visits}: ${name}, ${system}`);
    proxy.show(system, path);
    addVisit(samples, { case: name, system }, await visitPage(browser, proxy.origin + path));
  }
  return samples.rows();
}

/** Runs the benchmark: first paint and last visible island for a first visit on a slow phone. */
export async function run(args) {
  const options = readOptions(args);
  const browser = await launchBrowser();
  const shop = await startShop(options.port);
  const bundles = new Map();
  const proxy = await startProxy(shop, (path) => bundles.get(path));
  try {
    for (const [path, file] of await bundlePages(browser, proxy)) bundles.set(path, file);
    const rows = await measure(browser, proxy, options);
    const targets = checkTargets(rows);
    const { rounds, visits, out } = options;
    const results = {
      browser: `Chromium ${browser.version()}`,
      versions: { archipel: productVersion() },
      setting: { rounds, visits, network: SLOW_4G, throttle: THROTTLE, viewport: VIEWPORT },
      targets,
      rows,
    };
    const file = writeResults('first-load', results, out);
    reportProgress('');
    console.log(formatRows(rows));
    printTargets(targets);
    console.log(`\n${file}`);
  } finally {
    proxy.close();
    shop.close();
    await browser.close();
  }
}
