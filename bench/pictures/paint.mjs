import { openPage } from '../support/browser.mjs';
import { startShop } from '../support/demo.mjs';
import { reportProgress } from '../support/progress.mjs';
import { startH2Proxy } from '../support/h2-proxy.mjs';

const PAGES = [
  ['home', '/fr'],
  ['product', '/fr/catalog/product/mug-ourthe'],
  ['article', '/fr/journal/four-durbuy'],
];
const SYSTEMS = [
  { system: 'with the script', blocked: [] },
  { system: 'without any script', blocked: ['*.js'] },
];
const PROCESSOR = 4;
/** Pause after `load` in ms: later paints and layout shifts of islands are recorded too. */
const PAUSE_MS = 4_000;

const OBSERVE = `window.paint = 0; window.shift = 0;
new PerformanceObserver((list) => { for (const entry of list.getEntries()) paint = entry.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value; }).observe({ type: 'layout-shift', buffered: true });`;

// Photos are requested once before the measurement: the shop creates each size on its first request.
async function warmPhotos(browser, origin) {
  for (const [, path] of PAGES) {
    const { page, close } = await openPage(browser);
    await page.goto(origin + path, { waitUntil: 'load' });
    await close();
  }
}

async function visit(browser, address, blocked) {
  const { page, session, close } = await openPage(browser, PROCESSOR);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (blocked.length > 0) await session.send('Network.setBlockedURLs', { urls: blocked });
  await page.addInitScript(OBSERVE);
  await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
  await page.waitForTimeout(PAUSE_MS);
  const { paint, shift } = await page.evaluate('({ paint, shift })');
  await close();
  return { paint, shift };
}

/** Opens home, product and article as on a slow phone, with the script and without any. */
export async function measurePaint(browser, rounds) {
  const shop = await startShop();
  const proxy = await startH2Proxy(new URL(shop.origin).port);
  const values = [];
  try {
    await warmPhotos(browser, shop.origin);
    for (let round = 1; round <= rounds; round += 1)
      for (const [name, path] of PAGES)
        for (const { system, blocked } of SYSTEMS) {
          reportProgress(`round ${round}: ${name}, ${system}`);
          const { paint, shift } = await visit(browser, proxy.origin + path, blocked);
          const one = { case: `slow 4G: ${name}`, system };
          values.push({ ...one, metric: 'largest paint', unit: 'ms', value: paint });
          values.push({ ...one, metric: 'layout shift', unit: '', value: shift });
        }
  } finally {
    proxy.close();
    await shop.close();
  }
  return values;
}
