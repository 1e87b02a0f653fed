import { chromium } from 'playwright';

/** The same window for every page: what is in view must not differ. */
export const VIEWPORT = { width: 1280, height: 720 };

/** Starts the browser that the end-to-end tests use as well. */
export function launchBrowser() {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
  });
}

/**
 * Opens an empty page in a context, and so a renderer, of its own: no cache and no compiled code of an earlier run.
 *
 * @param browser The browser.
 * @param throttle How many times slower the processor shall seem.
 * @returns The page, its protocol session, what went wrong on it so far, and what closes it.
 */
export async function openPage(browser, throttle = 1) {
  const context = await browser.newContext({ viewport: VIEWPORT, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (throttle > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  return { page, session, errors, close: () => context.close() };
}
