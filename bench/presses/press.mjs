import { welcome } from './shopper.mjs';

/** CPU slowdown factor that simulates a mid-range phone. */
export const THROTTLE = 6;

/** Time in ms that a finger touches the glass in a tap. Work of its first contact is done before it leaves. */
const CONTACT = 80;

/** Events shorter than this are not reported, in ms: the browser's least threshold. */
const LEAST = 16;

/** Runs in the page: collects the durations of interactions, as INP is defined. */
function recordInteractions(least) {
  window.interactions = [];
  const observer = new PerformanceObserver((list) => {
    for (const { interactionId, duration, name } of list.getEntries())
      if (interactionId) window.interactions.push({ duration, name });
  });
  observer.observe({ type: 'event', durationThreshold: least, buffered: true });
}

/** Resolves two frames after the page is idle: all entries of earlier presses have been reported. */
const rest = (page) =>
  page.evaluate(async () => {
    const script = document.querySelector('script[type=module][src*="/archipel/"]');
    const { whenIdle } = await import(script.src);
    await whenIdle();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

// A press whose events were all shorter than the threshold counts as the threshold.
async function readInteraction(page) {
  await rest(page);
  const durations = await page.evaluate(() => window.interactions.map(({ duration }) => duration));
  return Math.max(LEAST, ...durations);
}

const locate = (page, target) => page.locator(target).filter({ visible: true }).first();

const tap = (page, target) => locate(page, target).tap();

/** Taps as a finger does, which Playwright's `tap` without any contact does not. */
async function press(page, session, target) {
  const element = locate(page, target);
  await element.tap({ trial: true });
  const { x, y, width, height } = await element.boundingBox();
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await new Promise((resolve) => setTimeout(resolve, CONTACT));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function tapFirst(page, targets) {
  for (const target of targets) {
    await tap(page, target);
    await rest(page);
  }
  await page.evaluate(() => (window.interactions.length = 0));
}

/**
 * Opens a page as a phone does, presses, and measures.
 *
 * @returns The time from the press to the next frame in ms: the longest of its events (pointer, click).
 */
export async function measurePress(browser, origin, flavour, { path, shopper, before = [], press: target }) {
  const context = await welcome(browser, origin, flavour, shopper);
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(recordInteractions, LEAST);
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
