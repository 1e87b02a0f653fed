import { expect, type Page } from '@playwright/test';
import { whenIdle } from './test.ts';

/** Files of the library that a page has loaded, in bytes as transferred. */
export interface Sizes {
  js: number;
  css: number;
  files: number;
}

interface LoadedFile {
  path: string;
  bytes: number;
  encoding: string;
}

/** The demo sends files below this size in bytes uncompressed, since they would hardly become smaller. */
const TOO_SMALL_TO_COMPRESS = 600;

const readFiles = (page: Page): Promise<LoadedFile[]> =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      contentEncoding: string;
    })[];
    const files = entries.map(({ name, encodedBodySize, contentEncoding }) => ({
      path: new URL(name).pathname,
      bytes: encodedBodySize,
      encoding: contentEncoding,
    }));
    return files.filter(({ path }) => /^\/assets\/archipel\/.*\.(js|css)$/.test(path));
  });

// Elements in view are noticed within two frames; then the queued idle callbacks run.
const letWaitingStart = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await new Promise((resolve) => requestIdleCallback(resolve));
  });

/** Waits until everything that is due has loaded: islands in view, idle work, requests. */
export async function waitForLoads(page: Page): Promise<void> {
  await letWaitingStart(page);
  await whenIdle(page);
}

/**
 * Simulates a visitor who saves data: an untouched page then loads nothing after some seconds, so that
 * measurements do not depend on the clock.
 *
 * @param page A page that is not opened yet.
 */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });

/**
 * Prevents timed loading and stops pointer moves: Chromium fires one in one of forty pages, without any
 * pointer.
 *
 * @param page A page that is not opened yet.
 */
export async function leaveUntouched(page: Page): Promise<void> {
  await saveData(page);
  await page.addInitScript(() => {
    addEventListener('pointermove', (event) => event.isTrusted && event.stopImmediatePropagation(), true);
  });
}

/** Opens a page with an empty browser cache. */
export async function openUncached(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

/** Scrolls through the page screen by screen, so that everything that loads in view is loaded. */
export async function readToTheEnd(page: Page): Promise<void> {
  const isAtEnd = () => innerHeight + scrollY >= document.documentElement.scrollHeight - 1;
  await waitForLoads(page);
  while (!(await page.evaluate(isAtEnd))) {
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
    await waitForLoads(page);
  }
}

/**
 * Returns the sizes of the library's files that the page has loaded so far, each file once.
 *
 * @param page An idle page.
 */
export async function measureSizes(page: Page): Promise<Sizes> {
  const files = [...new Map((await readFiles(page)).map((file) => [file.path, file])).values()];
  const unknown = files.filter(({ bytes }) => bytes === 0);
  expect(unknown, 'files of unknown size: not loaded anew, or failed').toEqual([]);
  const plain = files.filter(({ bytes, encoding }) => encoding !== 'br' && bytes >= TOO_SMALL_TO_COMPRESS);
  expect(plain, 'files that were not sent with brotli').toEqual([]);
  const sum = (ending: string) =>
    files.filter(({ path }) => path.endsWith(ending)).reduce((total, { bytes }) => total + bytes, 0);
  return { js: sum('.js'), css: sum('.css'), files: files.length };
}
