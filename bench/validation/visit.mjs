import { openPage } from '../support/browser.mjs';
import { checkPhase } from './check.mjs';
import { listFields } from '../support/fields.mjs';
import { listPhases, PAGE_LOAD } from './phases.mjs';

/** The end of the address of a page with its own scripts. */
export const WHOLE = '/whole';

const LATE = Symbol('late');

/** Runs in the page. */
const callRecorder = ([name, ...values]) => bench[name](...values);

function within(milliseconds, promise) {
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds, LATE);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function checkResult(page, phase, { fields, label, shows }) {
  if (phase.expects) checkPhase(await page.evaluate('bench.read()'), fields, phase, label, shows);
}

/**
 * Loads the whole page as a site writes it.
 *
 * @returns The metric with its value; `late` if it has exceeded the limit.
 */
export async function timeLoad(browser, { system, name, url }, limit) {
  const { page, errors, close } = await openPage(browser);
  try {
    await page.goto(`${url}${WHOLE}`, { waitUntil: 'commit' });
    await page.waitForFunction('globalThis.bench?.loaded');
    const value = await within(limit, page.evaluate('bench.loaded'));
    if (errors.length > 0) throw new Error(`${system.name}, ${name}, page load: ${errors.join('; ')}`);
    return value === LATE ? { values: [], late: PAGE_LOAD } : { values: [{ metric: PAGE_LOAD, value }] };
  } finally {
    await close();
  }
}

/**
 * Runs a form through all phases on a page of its own, and checks the displayed result after each.
 *
 * @param browser The browser.
 * @param item The system, the number of fields, and the address of the page.
 * @param limit Milliseconds that a phase may take.
 * @returns Values as `{ metric, value }`; `late`, the metric that exceeded the limit and ended the run; the
 *   addresses of the loaded scripts.
 */
export async function timeForm(browser, item, limit) {
  const { page, errors, close } = await openPage(browser);
  const label = `${item.system.name}, ${item.name}`;
  const fields = listFields(item.count);
  const values = [];
  try {
    await page.goto(item.url);
    for (const phase of listPhases(item)) {
      const value = await within(limit, page.evaluate(callRecorder, phase.call));
      if (value === LATE) return { values, late: phase.metric, scripts: [] };
      await checkResult(page, phase, { fields, label, shows: item.system.shows });
      if (errors.length > 0) throw new Error(`${label}, after "${phase.call[0]}": ${errors.join('; ')}`);
      if (phase.metric) values.push({ metric: phase.metric, value });
    }
    return { values, scripts: await page.evaluate('bench.scripts()') };
  } finally {
    await close();
  }
}
