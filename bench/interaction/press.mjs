import { VIEWPORT } from '../support/browser.mjs';
import {
  forgetInteractions,
  observeInteractions,
  readInteraction,
  readLongestFrame,
  rest,
} from '../support/event-timing.mjs';
import { centreOf, contact, locate } from '../support/press.mjs';
import { FLAVOURS } from '../support/product.mjs';
import { welcome } from '../support/shopper.mjs';
import { serveForm } from './form-page.mjs';

/** CPU slowdown factor. */
export const THROTTLE = 4;

/** The system that is the same page without the library's script. */
export const ALONE = 'no script';

/** Presses on each page: the first loads code, the others find it there. */
export const PRESSES_A_PAGE = 5;

/** Time after which a press counts as one without effect: its run is rejected. */
const EFFECT_TIMEOUT_MS = 10_000;

async function pressKey(page, key) {
  await page.keyboard.down(key);
  await contact();
  await page.keyboard.up(key);
}

/** Presses a key, or the mouse's button where the mouse has just arrived. */
async function press(page, { press: target, key }) {
  if (key) {
    await pressKey(page, key);
    return;
  }
  const element = locate(page, target);
  await element.click({ trial: true });
  const { x, y } = await centreOf(element);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await contact();
  await page.mouse.up();
}

async function undo(page, action, hasScript) {
  if (typeof action === 'string') await page.keyboard.press(action);
  else if (action) await page.evaluate(action);
  // The mouse leaves: a later press begins as the first one did.
  await page.mouse.move(VIEWPORT.width / 2, 2);
  await rest(page, hasScript);
}

async function waitForEffect(page, { name, state, isDone }, before, hasScript) {
  const end = performance.now() + EFFECT_TIMEOUT_MS;
  let after;
  do {
    await rest(page, hasScript);
    after = await page.evaluate(state);
    if (isDone(before, after)) return;
  } while (performance.now() < end);
  throw new Error(`${name} had no effect: ${JSON.stringify(before)}, then ${JSON.stringify(after)}.`);
}

async function measureOne(page, one, hasScript) {
  await forgetInteractions(page);
  const before = await page.evaluate(one.state);
  await press(page, one);
  await waitForEffect(page, one, before, hasScript);
  const times = { duration: await readInteraction(page, hasScript), frame: await readLongestFrame(page) };
  await undo(page, one.undo, hasScript);
  return times;
}

async function open(browser, origin, system, { path, shopper }) {
  const hasScript = system !== ALONE;
  const flavour = hasScript ? system : FLAVOURS[0];
  const context = await welcome(browser, origin, flavour, { shopper, device: { viewport: VIEWPORT } });
  if (!hasScript) await context.route('**/archipel.js', (route) => route.abort());
  await serveForm(context, flavour);
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await observeInteractions(page);
  await page.goto(origin + path, { waitUntil: 'load' });
  await rest(page, hasScript);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  return { page, errors, hasScript, close: () => context.close() };
}

/** Lists the presses of a page; keys that are typed in turn need the focus first. */
async function prepare(page, one) {
  if (one.prepare) await page.evaluate(one.prepare, one.parameters);
  if (one.keys || one.key) await locate(page, one.press).focus();
  const keys = one.keys ?? Array(PRESSES_A_PAGE).fill(one.key);
  return keys.map((key) => ({ ...one, key }));
}

/**
 * Opens a page in a browser without any cache, and makes the same press several times.
 *
 * @param browser The browser.
 * @param origin The shop's origin.
 * @param system A flavour, or `ALONE`.
 * @param one One of the presses.
 * @returns Of each press the time to the next frame, and the longest frame until the page is idle, in ms.
 */
export async function measurePage(browser, origin, system, one) {
  const opened = await open(browser, origin, system, one);
  const measured = [];
  for (const each of await prepare(opened.page, opened.hasScript ? one : { ...one, ...one.alone }))
    measured.push(await measureOne(opened.page, each, opened.hasScript));
  await opened.close();
  if (opened.errors.length > 0) throw new Error(`${one.path}: ${opened.errors.join('; ')}`);
  return measured;
}
