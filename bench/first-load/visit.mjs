import { openPage } from '../support/browser.mjs';

/** CPU slowdown factor that simulates a cheap phone. */
export const THROTTLE = 4;

/** Returns when the last visible island was ready, by `inspect()`; undefined without the library. */
async function lastReady(page) {
  return page.evaluate(async () => {
    const script = document.querySelector('script[type=module][src*="/archipel/"]');
    if (!script) return undefined;
    const { inspect, whenIdle } = await import(script.src);
    await whenIdle();
    const isSeen = (host) => host.checkVisibility() && host.getBoundingClientRect().top < innerHeight;
    const times = inspect()
      .filter(({ host, state }) => state === 'ready' && isSeen(host))
      .map(({ timings }) => timings.ready);
    return { time: Math.max(...times), count: times.length };
  });
}

// A page without scripts can load before its first paint.
const firstPaint = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const [entry] = list.getEntriesByName('first-contentful-paint');
          if (entry) resolve(entry.startTime);
        });
        observer.observe({ type: 'paint', buffered: true });
      }),
  );

const scriptsOf = (page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/archipel\/.*\.js$/.test(name))
      .map(({ name, encodedBodySize }) => ({ file: name.split('/').at(-1), bytes: encodedBodySize })),
  );

/**
 * Opens a page as a first visitor with a slow phone does.
 *
 * @returns Milliseconds from the first request to the first paint and to the last visible island, and the
 *   scripts.
 */
export async function visitPage(browser, url, isSlow = true) {
  const { page, errors, close } = await openPage(browser, isSlow ? THROTTLE : 1);
  // Save-Data prevents the loads that the page starts five seconds after `load`.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  const ready = await lastReady(page);
  const values = { paint: await firstPaint(page), ready, scripts: await scriptsOf(page) };
  await close();
  if (errors.length > 0) throw new Error(`${url}: ${errors.join('; ')}`);
  return values;
}
