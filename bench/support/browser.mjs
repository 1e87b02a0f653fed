import { chromium } from 'playwright';

/** The window of every page, so that the same part is in view. */
export const VIEWPORT = { width: 1280, height: 720 };

/** Starts the browser that the end-to-end tests use as well. */
export function launchBrowser() {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
  });
}

/**
 * Opens an empty page in its own context and renderer: no cache and no compiled code of an earlier run.
 *
 * @param browser The browser.
 * @param throttle The factor by which the CPU is slowed down.
 * @returns The page, its protocol session, its errors so far, and `close`.
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
