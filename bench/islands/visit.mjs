import { openPage } from '../support/browser.mjs';
import { countRetained, difference } from '../support/memory.mjs';
import { readLongestTask, readWork, recordTrace } from '../support/trace.mjs';
import { checkMount } from './check.mjs';

/** Runs in the page: returns the times of readiness, counted from the first byte of the document. */
function readTimes() {
  const [{ responseStart }] = performance.getEntriesByType('navigation');
  const since = bench.readyAt.map((time) => time - responseStart);
  const inView = since.slice(0, Number(document.documentElement.dataset.inView));
  return {
    'first in view': Math.min(...inView),
    'all in view': Math.max(...inView),
    'all ready': Math.max(...since),
  };
}

/** Runs in the page: unmounts the region and waits for the last cleanup, possibly after the next frame. */
async function takeDown() {
  const mounted = bench.readyCalls;
  const start = performance.now();
  bench.driver.unmount(document.querySelector('.region'));
  const returned = performance.now();
  for (let turn = 0; turn < 50 && bench.gone < mounted; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const isWhole = bench.gone === mounted;
  return { took: isWhole ? Math.max(returned, bench.goneAt) - start : undefined, answering: bench.call() };
}

/** Runs in the page: adds the islands of a template, as a page's script would, and waits for the last. */
async function addRegion(id) {
  const region = document.importNode(document.querySelector(id).content.firstElementChild, true);
  bench.expect(region.children.length);
  document.querySelector('main').append(region);
  bench.driver.mount(region);
  await bench.allReady;
}

const untilReady = async () => {
  const late = new Promise((_, reject) =>
    setTimeout(reject, 60_000, new Error('Not all islands became ready.')),
  );
  await Promise.race([bench.allReady, late]);
};

async function withPage(browser, { throttle }, work) {
  const opened = await openPage(browser, throttle);
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

/**
 * Loads a page with islands, checks that all are mounted and respond, and unmounts them.
 *
 * @returns Milliseconds by metric; `unmount` is undefined when a cleanup did not run.
 */
export function timeMount(browser, visit) {
  return withPage(browser, visit, async ({ page, errors }) => {
    const events = await recordTrace(browser, page, async () => {
      await page.goto(visit.url);
      await page.evaluate(untilReady);
    });
    const times = await page.evaluate(readTimes);
    await checkMount(page, visit, errors);
    const { took } = await page.evaluate(takeDown);
    return {
      ...times,
      'longest task': readLongestTask(events, 'bench:start', 'bench:ready'),
      'work, first in view': readWork(events, 'bench:start', 'bench:first'),
      'work, all ready': readWork(events, 'bench:start', 'bench:ready'),
      unmount: took,
    };
  });
}

/**
 * Counts memory before, during and after a mount of many islands, on a page that has had a few before.
 *
 * @returns The memory of the mounted islands, and the memory that remains after the unmount.
 */
export function countLeft(browser, visit) {
  return withPage(browser, visit, async ({ page, session, errors }) => {
    await session.send('Performance.enable');
    await session.send('HeapProfiler.enable');
    // Code that loads later adds listeners of its own, which are not those of islands.
    await page.goto(visit.url, { waitUntil: 'networkidle' });
    await page.evaluate(addRegion, '#few');
    await page.evaluate(takeDown);
    const before = await countRetained(session);
    await page.evaluate(addRegion, '#all');
    const mounted = difference(before, await countRetained(session));
    await checkMount(page, visit, errors);
    const { answering } = await page.evaluate(takeDown);
    return { mounted, left: difference(before, await countRetained(session)), answering };
  });
}
