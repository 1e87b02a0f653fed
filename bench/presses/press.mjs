import { forgetInteractions, observeInteractions, readInteraction, rest } from '../support/event-timing.mjs';
import { centreOf, contact, locate } from '../support/press.mjs';
import { welcome } from '../support/shopper.mjs';

/** CPU slowdown factor that simulates a mid-range phone. */
export const THROTTLE = 6;

const tap = (page, target) => locate(page, target).tap();

/** Taps as a finger does, which Playwright's `tap` without any contact does not. */
async function press(page, session, target) {
  const element = locate(page, target);
  await element.tap({ trial: true });
  const touchPoints = [await centreOf(element)];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await contact();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function tapFirst(page, targets) {
  for (const target of targets) {
    await tap(page, target);
    await rest(page);
  }
  await forgetInteractions(page);
}

/**
 * Opens a page as a phone does, presses, and measures.
 *
 * @returns The time from the press to the next frame in ms: the longest of its events (pointer, click).
 */
export async function measurePress(browser, origin, flavour, { path, shopper, before = [], press: target }) {
  const context = await welcome(browser, origin, flavour, { shopper });
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await observeInteractions(page);
  await page.goto(origin + path, { waitUntil: 'load' });
  await rest(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await tapFirst(page, before);
  await press(page, session, target);
  const duration = await readInteraction(page);
  await context.close();
  if (errors.length > 0) throw new Error(`${path}: ${errors.join('; ')}`);
  return duration;
}
