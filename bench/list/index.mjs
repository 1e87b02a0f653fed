import { parseArgs } from 'node:util';
import { launchBrowser, openPage, VIEWPORT } from '../support/browser.mjs';
import { productVersion, readProduct } from '../support/product.mjs';
import { tell } from '../support/progress.mjs';
import { writeResults } from '../support/results.mjs';
import { createSamples } from '../support/samples.mjs';
import { startServer } from '../support/server.mjs';
import { formatRows } from '../support/table.mjs';
import { printTargets } from '../support/targets.mjs';
import { pathOf, RAW, SYSTEMS, writeListPage } from './pages.mjs';

/*
 * Two figures: the time from the press of a box to the frame with its list, and the processor time of the main thread for
 * it, with parsing, style, layout and paint. The second leaves out what other programs take from a shared machine.
 */
const METRICS = { painted: 'tick to painted list', work: 'main thread of a tick' };

/** A tick may take so much longer than the same HTML, swapped by hand. */
const MOST = 1.15;
const BOXES = 8;
/** The first ticks load code that all others have. */
const WARM_UPS = 2;

const PHOTO = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="400"/>';

function publish() {
  const product = readProduct('preact');
  return (path, params) => {
    const system = SYSTEMS.find((one) => path === pathOf(one));
    if (system) return writeListPage(system, String(params));
    return path === '/photo.svg' ? PHOTO : product.get(path.replace('/dist/', ''));
  };
}

async function openList(browser, origin, system) {
  const opened = await openPage(browser);
  await opened.page.goto(origin + pathOf(system), { waitUntil: 'networkidle' });
  const isAlive = '[data-island-state="ready"]';
  if (system !== RAW) await opened.page.waitForSelector(`[data-island="product-list"]${isAlive}`);
  await opened.session.send('Performance.enable', { timeDomain: 'threadTicks' });
  for (let place = 0; place < WARM_UPS; place += 1) await tickBox(opened.page, place);
  return opened;
}

const tickBox = (page, place) => page.evaluate((at) => window.tick(at), place);

async function readWork(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000;
}

async function measureTick({ page, session }, place) {
  await page.bringToFront();
  const before = await readWork(session);
  const painted = await tickBox(page, place);
  return { painted, work: (await readWork(session)) - before };
}

// Both pages are open all the time and take turns: a slow moment of the machine meets both.
async function measureRound(browser, origin, add) {
  const pages = new Map();
  for (const system of SYSTEMS) pages.set(system, await openList(browser, origin, system));
  for (let place = 0; place < BOXES; place += 1) {
    const order = place % 2 === 0 ? SYSTEMS : SYSTEMS.toReversed();
    for (const system of order) {
      add(system, await measureTick(pages.get(system), place));
    }
  }
  for (const { errors, close } of pages.values()) {
    if (errors.length > 0) throw new Error(errors.join('\n'));
    await close();
  }
}

const isPromise = ({ system }) => system !== RAW;

function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: process.env['ROUNDS'] ?? '8' },
      out: { type: 'string' },
    },
  });
  return { rounds: Number(values.rounds), out: values.out };
}

async function measureAll(rounds) {
  const samples = createSamples();
  const add = (system, values) => {
    for (const [name, metric] of Object.entries(METRICS))
      samples.add({ case: '60 products', system, reference: RAW, metric, unit: 'ms' }, values[name]);
  };
  const [server, browser] = await Promise.all([startServer(publish()), launchBrowser()]);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      tell(`round ${round} of ${rounds}`);
      await measureRound(browser, server.origin, add);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  tell('');
  return { browser: `Chromium ${browser.version()}`, rows: samples.rows() };
}

const toTarget = ({ metric, ratio }) => ({
  target: `A tick takes at most ${MOST} × the raw swap of the same HTML`,
  where: metric,
  value: ratio,
  limit: MOST,
  isMet: ratio <= MOST,
});

/** Runs the benchmark: a list of 60 products, from the press of a box to the frame with its list. */
export async function run(args) {
  const { rounds, out } = readOptions(args);
  const { browser, rows } = await measureAll(rounds);
  const versions = { archipel: productVersion() };
  const setting = { rounds, viewport: VIEWPORT };
  const file = writeResults('list', { browser, versions, setting, rows }, out);
  console.log(formatRows(rows));
  printTargets(rows.filter(isPromise).map(toTarget));
  console.log(`\n${file}`);
}
