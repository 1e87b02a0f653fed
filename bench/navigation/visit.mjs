import { openPage } from '../support/browser.mjs';
import { countRetained } from '../support/memory.mjs';
import { expectedOf, labelOf } from './pages.mjs';

/** Idle time in ms that ends a visit: deferred work counts too. */
const IDLE_MS = 50;

/** Idle time in ms when only memory is measured: the next click must not come before the last work. */
const IDLE_MEMORY_MS = 20;

/** Idle time in ms for repeated addresses: a cached copy is shown first, the response arrives later. */
const IDLE_REPEATED_MS = 100;

const PAGES_REPEATED = 3;

async function evaluate(session, expression) {
  const answer = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  const { exceptionDetails, result } = answer;
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

const MS = 1_000;

async function readWork(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name) => metrics.find((metric) => metric.name === name).value * MS;
  return {
    // DevTools commands of the benchmark are tasks of the page too, so they are subtracted.
    'main thread': read('TaskDuration') - read('DevToolsCommandDuration'),
    script: read('ScriptDuration'),
    'style and layout': read('RecalcStyleDuration') + read('LayoutDuration'),
  };
}

const minus = (after, before) =>
  Object.fromEntries(Object.entries(after).map(([name, value]) => [name, value - before[name]]));

const within = (seconds, promise, what) => {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(reject, seconds * MS, new Error(`${what} was not shown within ${seconds} s.`));
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};

function complaintsAbout(seen, page, item) {
  const expected = expectedOf(page, item);
  const labels = Array.from(
    { length: item.islands },
    (_, index) => `${labelOf(page, index)}: ${1 + (index % 6)}`,
  );
  return [
    ...['heading', 'title', 'count'].map((name) => [name, seen[name], expected[name]]),
    ['islands', seen.steppers.join(), labels.join()],
    ['living islands', seen.alive, item.islands],
    ['fallbacks', seen.fallbacks, 0],
    ['address', seen.address, item.isUpdate ? '?n=0' : `?n=${page}`],
  ].filter(([, is, wanted]) => is !== wanted);
}

/**
 * Rejects a visit that ends on another page than the requested one.
 *
 * @throws {Error} With all faults.
 */
async function prove(session, page, item) {
  const complaints = complaintsAbout(await evaluate(session, 'bench.prove()'), page, item);
  if (complaints.length === 0) return;
  const list = complaints.map(([name, is, wanted]) => `${name} ${is} instead of ${wanted}`);
  throw new Error(`${item.system.name}, ${item.name}, page ${page}: ${list.join('; ')}.`);
}

async function followLink({ session }, page, item) {
  const expected = { ...expectedOf(page, item), idle: item.idle };
  const before = await readWork(session);
  const times = await evaluate(session, `bench.visit(${JSON.stringify(expected)})`);
  return { ...times, ...minus(await readWork(session), before) };
}

// The browser counts from zero for every document, so nothing is subtracted.
async function loadPage({ page, session }, _, item) {
  const loaded = page.waitForEvent('load');
  await evaluate(session, 'bench.leave()');
  await loaded;
  const times = await evaluate(session, 'bench.arrived');
  await page.waitForTimeout(item.idle);
  return { ...times, ...(await readWork(session)) };
}

const idleTimeOf = ({ isRepeated }) => (isRepeated ? IDLE_REPEATED_MS : IDLE_MS);

async function open(browser, item) {
  const opened = await openPage(browser);
  await opened.page.addInitScript({ content: item.recorder });
  await opened.session.send('Runtime.enable');
  // CPU time of the thread, not wall-clock time: other programs are excluded.
  await opened.session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await opened.page.goto(`${item.url}?n=0`);
  return opened;
}

function createVisit(opened, item) {
  const timed = { idle: idleTimeOf(item), ...item };
  const go = item.system.isLoad ? loadPage : followLink;
  let page = 0;
  return async () => {
    page = item.isRepeated ? (page % PAGES_REPEATED) + 1 : page + 1;
    const label = `${item.system.name}, ${item.name}, page ${page}`;
    const work = await within(60, go(opened, page, timed), label);
    await prove(opened.session, page, item);
    if (opened.errors.length > 0) throw new Error(`${label}: ${opened.errors.join('; ')}`);
    return work;
  };
}

async function repeat(times, work) {
  const results = [];
  for (let time = 0; time < times; time += 1) results.push(await work());
  return results;
}

/** Runs in the page: lists the loaded scripts. */
const LOADED = `performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith('.js'))`;

/**
 * Opens a page of its own for the visits of a system.
 *
 * @param item The system, its case and its address.
 * @returns `visit` for one visit, which returns ms by metric; `readScripts` for the addresses of the scripts
 *   that the page has loaded; `close`.
 */
export async function openVisits(browser, item) {
  const opened = await open(browser, item);
  return {
    visit: createVisit(opened, item),
    readScripts: async () => [...new Set(await evaluate(opened.session, LOADED))],
    close: () => opened.close(),
  };
}

/**
 * Counts the memory that a page retains after many visits, once all garbage is collected.
 *
 * @param warmUps The number of visits that fill the caches first.
 * @param visits The number of visits that count.
 * @returns Nodes, listeners and bytes of heap, per visit.
 */
export async function measureLeaks(browser, item, { warmUps, visits }) {
  const opened = await open(browser, item);
  try {
    await opened.session.send('HeapProfiler.enable');
    const go = createVisit(opened, { ...item, idle: IDLE_MEMORY_MS });
    await repeat(warmUps, go);
    const before = await countRetained(opened.session);
    await repeat(visits, go);
    const retained = minus(await countRetained(opened.session), before);
    return Object.fromEntries(Object.entries(retained).map(([name, value]) => [name, value / visits]));
  } finally {
    await opened.close();
  }
}
