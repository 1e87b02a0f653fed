/** Events shorter than this are not reported, in ms: the browser's least threshold. */
const LEAST = 16;

/** Runs in the page: collects the durations of interactions, as INP is defined, and long frames. */
function record(least) {
  window.interactions = [];
  window.longFrames = [];
  const observer = new PerformanceObserver((list) => {
    for (const { interactionId, duration, name } of list.getEntries())
      if (interactionId) window.interactions.push({ duration, name });
  });
  observer.observe({ type: 'event', durationThreshold: least, buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longFrames.push(duration);
  }).observe({ type: 'long-animation-frame', buffered: true });
}

/** Records the interactions of all pages that are opened in this one from now on. */
export const observeInteractions = (page) => page.addInitScript(record, LEAST);

/** Forgets the recorded interactions. */
export const forgetInteractions = (page) =>
  page.evaluate(() => void (window.interactions.length = window.longFrames.length = 0));

/**
 * Resolves two frames after the page is idle: all entries of earlier presses have been reported.
 *
 * @param page The page.
 * @param hasScript Whether the library runs in it.
 */
export const rest = (page, hasScript = true) =>
  page.evaluate(async (isOurs) => {
    const script = document.querySelector('script[type=module][src*="/archipel/"]');
    if (isOurs) await import(script.src).then(({ whenIdle }) => whenIdle());
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, hasScript);

/**
 * Reads the longest event since the interactions were last forgotten, once the page is idle.
 *
 * @returns Milliseconds; the threshold for a press whose events were all shorter.
 */
export async function readInteraction(page, hasScript = true) {
  await rest(page, hasScript);
  const durations = await page.evaluate(() => window.interactions.map(({ duration }) => duration));
  return Math.max(LEAST, ...durations);
}

/** Reads the longest frame since then in ms; 0 if none took more than 50 ms. */
export const readLongestFrame = (page) => page.evaluate(() => Math.max(0, ...window.longFrames));
