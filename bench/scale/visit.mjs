import { openPage } from '../support/browser.mjs';
import { readLongestTask, readWork, recordTrace } from '../support/trace.mjs';

/** Longest wait for a page, in ms. */
const TIMEOUT = 120_000;

/** Runs in the page: resolves in the second frame after the library is idle, and marks it. */
async function markIdle(name) {
  await document[Symbol.for('archipel')].whenIdle();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  performance.mark(name);
}

const isMarked = (name) => performance.getEntriesByName(name).length > 0;

/** Runs in the page: presses a button, and resolves when the cart has sent its write and read itself again. */
async function pressInCart([selector, name]) {
  performance.mark(name);
  const answered = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('[data-cart-part][aria-busy]')) return;
      observer.disconnect();
      resolve();
    }).observe(document.querySelector('[data-cart-part]').parentNode, { subtree: true, attributes: true });
  });
  document.querySelector(selector).click();
  await answered;
}

const PRESSES = {
  quantity: '[data-quantity-plus]',
  removal: '.cart-table .ar-text-button[data-row-focus]',
};

async function pressAll(page) {
  for (const [name, selector] of Object.entries(PRESSES)) {
    await page.evaluate(pressInCart, [selector, `bench:${name}`]);
    await page.evaluate(markIdle, `bench:after-${name}`);
  }
}

function readMetrics(events, { presses }) {
  const times = {
    'main thread': readWork(events, 'bench:start', 'bench:idle'),
    'longest task': readLongestTask(events, 'bench:start', 'bench:idle'),
  };
  for (const name of presses ? Object.keys(PRESSES) : [])
    times[`longest task of a ${name}`] = readLongestTask(events, `bench:${name}`, `bench:after-${name}`);
  return times;
}

/**
 * Opens a page, waits until all its islands are ready and the library is idle, and presses in the cart.
 *
 * @param browser The browser.
 * @param url The page's address.
 * @param item The case.
 * @returns Milliseconds by metric.
 */
export async function measureVisit(browser, url, item) {
  const { page, errors, close } = await openPage(browser);
  const events = await recordTrace(browser, page, async () => {
    await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT });
    await page.waitForFunction(isMarked, 'bench:ready', { timeout: TIMEOUT });
    await page.evaluate(markIdle, 'bench:idle');
    if (item.presses) await pressAll(page);
  });
  await close();
  if (errors.length > 0) throw new Error(`${item.name}: ${errors[0]}`);
  return readMetrics(events, item);
}
