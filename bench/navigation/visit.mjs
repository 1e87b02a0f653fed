import { openPage } from '../support/browser.mjs';
import { countHeld } from '../support/memory.mjs';
import { expectedOf, labelOf } from './pages.mjs';

/** How long everything must have been quiet for a visit to be over, in ms: what is put off counts too. */
const SETTLE = 50;

/** Where nothing is timed, the next click need only not come before the last work. */
const SETTLE_MEMORY = 20;

/** Copies that are kept for going back are shown first, and the answer comes after them. */
const SETTLE_REPEATED = 100;

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
    // What the benchmark itself asks for is a task of the page, too.
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
 * Refuses a visit after which something else is shown than the page that was asked for.
 *
 * @throws {Error} With everything that is wrong.
 */
async function prove(session, page, item) {
  const complaints = complaintsAbout(await evaluate(session, 'bench.prove()'), page, item);
  if (complaints.length === 0) return;
  const list = complaints.map(([name, is, wanted]) => `${name} ${is} instead of ${wanted}`);
  throw new Error(`${item.system.name}, ${item.name}, page ${page}: ${list.join('; ')}.`);
}

async function followLink({ session }, page, item) {
  const expected = { ...expectedOf(page, item), settle: item.settle };
  const before = await readWork(session);
  const times = await evaluate(session, `bench.visit(${JSON.stringify(expected)})`);
  return { ...times, ...minus(await readWork(session), before) };
}

// The browser counts anew for every document: there is nothing to subtract.
async function loadPage({ page, session }, _, item) {
  const loaded = page.waitForEvent('load');
  await evaluate(session, 'bench.leave()');
  await loaded;
  const times = await evaluate(session, 'bench.arrived');
  await page.waitForTimeout(item.settle);
  return { ...times, ...(await readWork(session)) };
}

const settleOf = ({ isRepeated }) => (isRepeated ? SETTLE_REPEATED : SETTLE);

async function open(browser, item) {
  const opened = await openPage(browser);
  await opened.page.addInitScript({ content: item.recorder });
  await opened.session.send('Runtime.enable');
  // Time of the thread, not of the clock: what other programs take is left out.
  await opened.session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await opened.page.goto(`${item.url}?n=0`);
  return opened;
}

function visitor(opened, item) {
  const settled = { settle: settleOf(item), ...item };
  const go = item.system.isLoad ? loadPage : followLink;
  let page = 0;
  return async () => {
    page = item.isRepeated ? (page % PAGES_REPEATED) + 1 : page + 1;
    const label = `${item.system.name}, ${item.name}, page ${page}`;
    const work = await within(60, go(opened, page, settled), label);
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

/** Runs in the page: which scripts it has loaded. */
const LOADED = `performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith('.js'))`;

/**
 * Times visits on a page of their own.
 *
 * @param item The system, what is on its pages, and where they are.
 * @param warmUps How many visits do not count.
 * @param visits How many do.
 * @returns Milliseconds by metric for each visit, and the addresses of the scripts that the page has loaded.
 */
export async function timeVisits(browser, item, { warmUps, visits }) {
  const opened = await open(browser, item);
  try {
    const go = visitor(opened, item);
    await repeat(warmUps, go);
    const works = await repeat(visits, go);
    return { works, scripts: [...new Set(await evaluate(opened.session, LOADED))] };
  } finally {
    await opened.close();
  }
}

/**
 * Counts what a page holds more after many visits, once all garbage is collected.
 *
 * @param warmUps How many visits fill the caches first.
 * @param visits How many are counted.
 * @returns Nodes, listeners and bytes of heap, for each visit.
 */
export async function countKept(browser, item, { warmUps, visits }) {
  const opened = await open(browser, item);
  try {
    await opened.session.send('HeapProfiler.enable');
    const go = visitor(opened, { ...item, settle: SETTLE_MEMORY });
    await repeat(warmUps, go);
    const before = await countHeld(opened.session);
    await repeat(visits, go);
    const kept = minus(await countHeld(opened.session), before);
    return Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, value / visits]));
  } finally {
    await opened.close();
  }
}
