import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser, openPage, VIEWPORT } from '../support/browser.mjs';
import { productVersion, readProduct, versionOf } from '../support/product.mjs';
import { reportProgress } from '../support/progress.mjs';
import { writeResults } from '../support/results.mjs';
import { createSamples } from '../support/samples.mjs';
import { startServer } from '../support/server.mjs';
import { formatRows } from '../support/table.mjs';
import { printTargets } from '../support/targets.mjs';
import { FILMED, MORPHS, OURS, pathOf, RAW, SYSTEMS, TIMED, writeListPage } from './pages.mjs';

/*
 * Two metrics: the time from the click on a checkbox to the frame with the new list, and the main thread's
 * CPU time for parsing, style, layout and paint. The second one excludes other programs on a shared machine.
 */
const METRICS = { painted: 'tick to painted list', work: 'main thread of a tick' };

/** Limit for a tick, as a multiple of the same HTML swapped by hand. */
const MAX_RATIO = 1.15;
const PEERS = ['idiomorph', '@hotwired/turbo', 'htmx4'];

const BOXES = 8;
/** Ticks that are not counted: the first ones load code. */
const WARM_UPS = 2;

const PACKAGES = join(import.meta.dirname, '../node_modules');

const PHOTO = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="400"/>';

function publish() {
  const product = readProduct('preact');
  const shipped = new Map(Object.values(MORPHS).map((name) => [name, readFileSync(join(PACKAGES, name))]));
  return (path, params) => {
    for (const page of [TIMED, FILMED]) {
      const system = SYSTEMS.find((one) => path === pathOf(one, page));
      if (system) return writeListPage(system, page, params);
    }
    if (path === '/photo.svg') return PHOTO;
    return shipped.get(path.replace('/shipped/', '')) ?? product.get(path.replace('/dist/', ''));
  };
}

async function openList(browser, origin, system, name = TIMED) {
  const opened = await openPage(browser);
  await opened.page.goto(origin + pathOf(system, name), { waitUntil: 'networkidle' });
  const isAlive = '[data-island-state="ready"]';
  if (system === OURS) await opened.page.waitForSelector(`[data-island="product-list"]${isAlive}`);
  await opened.session.send('Performance.enable', { timeDomain: 'threadTicks' });
  for (let index = 0; index < WARM_UPS; index += 1) await tickBox(opened.page, index);
  return opened;
}

const tickBox = (page, index) => page.evaluate((at) => window.tick(at), index);

// A time counts only if the new list is there: its names contain the chosen brands.
async function checkList(page, system) {
  const [chosen, name] = await page.evaluate(() => [
    [...document.querySelectorAll('[data-list-form] :checked')].map(({ value }) => value).join(''),
    document.querySelector('#list .card-name').textContent,
  ]);
  if (name !== `Product 1 ${chosen}`)
    throw new Error(`${system} shows "${name}" for the brands "${chosen}".`);
}

/** Compares what a visitor has in hand before and after a tick. */
async function measurePreserved(browser, origin, system) {
  const { page, errors, close } = await openList(browser, origin, system, FILMED);
  await page.evaluate(() => window.prepare());
  const preserved = await page.evaluate(() => window.compare(0));
  await checkList(page, system);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  await close();
  return preserved;
}

async function readWork(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000;
}

async function measureTick({ page, session }, index) {
  await page.bringToFront();
  const before = await readWork(session);
  const painted = await tickBox(page, index);
  return { painted, work: (await readWork(session)) - before };
}

// All pages are open all the time and alternate: a slow phase of the machine affects both.
async function measureRound(browser, origin, add) {
  const pages = new Map();
  for (const system of SYSTEMS) pages.set(system, await openList(browser, origin, system));
  for (let index = 0; index < BOXES; index += 1) {
    const order = index % 2 === 0 ? SYSTEMS : SYSTEMS.toReversed();
    for (const system of order) {
      add(system, await measureTick(pages.get(system), index));
      await checkList(pages.get(system).page, system);
    }
  }
  for (const { errors, close } of pages.values()) {
    if (errors.length > 0) throw new Error(errors.join('\n'));
    await close();
  }
}

const isOurs = ({ system, unit }) => system === OURS && unit === 'ms';

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
  const addPreserved = (system, preserved) => {
    for (const [metric, isPreserved] of Object.entries(preserved))
      samples.add({ case: 'what a tick keeps', system, metric, unit: '' }, Number(isPreserved));
  };
  const [server, browser] = await Promise.all([startServer(publish()), launchBrowser()]);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      reportProgress(`round ${round} of ${rounds}`);
      await measureRound(browser, server.origin, add);
      for (const system of SYSTEMS)
        addPreserved(system, await measurePreserved(browser, server.origin, system));
    }
  } finally {
    await browser.close();
    await server.close();
  }
  reportProgress('');
  return { browser: `Chromium ${browser.version()}`, rows: samples.rows() };
}

const toTarget = ({ metric, ratio }) => ({
  target: `A tick takes at most ${MAX_RATIO} × the raw swap of the same HTML`,
  where: metric,
  value: ratio,
  limit: MAX_RATIO,
  isMet: ratio <= MAX_RATIO,
});

// Not slower than every morph: at least one of them takes as long.
function againstMorphs(rows, { metric, median }) {
  const slowest = Math.max(
    ...rows.filter((row) => row.metric === metric && row.system in MORPHS).map((row) => row.median),
  );
  const target = 'A tick is not slower than that of every morph';
  return { target, where: metric, value: median, limit: slowest, isMet: median <= slowest };
}

/** Runs the benchmark: a list of 60 products, from the click on a checkbox to the frame with the new list. */
export async function run(args) {
  const { rounds, out } = readOptions(args);
  const { browser, rows } = await measureAll(rounds);
  const versions = {
    archipel: productVersion(),
    ...Object.fromEntries(PEERS.map((name) => [name, versionOf(name)])),
  };
  const setting = { rounds, viewport: VIEWPORT };
  const file = writeResults('list', { browser, versions, setting, rows }, out);
  console.log(formatRows(rows));
  const ours = rows.filter(isOurs);
  printTargets([...ours.map(toTarget), ...ours.map((row) => againstMorphs(rows, row))]);
  console.log(`\n${file}`);
}
