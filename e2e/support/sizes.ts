import { expect, type Page } from '@playwright/test';
import { whenIdle } from './test.ts';

/** What a page has loaded of the library, in bytes as they were sent. */
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

/** The demo sends less than this as it is: compressed it would hardly be smaller. */
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

// Two frames, so that what has come into view is noticed; then the callbacks that waited for an idle moment.
const letWaitingStart = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await new Promise((resolve) => requestIdleCallback(resolve));
  });

/**
 * Waits until all that is due has started and has come: islands in view, idle work, requests.
 *
 * @param page The page, as it is scrolled now.
 */
export async function complete(page: Page): Promise<void> {
  await letWaitingStart(page);
  await whenIdle(page);
}

/**
 * Has the browser say that the visitor saves data: a page that nobody touches then loads nothing more after seconds, so
 * that what is measured does not depend on the clock.
 *
 * @param page Before it is opened.
 */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });

/**
 * Makes sure that nobody touches a page: it may load nothing by the clock, and Chromium, which in one of forty pages tells of a
 * pointer that has never moved, is not believed.
 *
 * @param page Before it is opened.
 */
export async function leaveUntouched(page: Page): Promise<void> {
  await saveData(page);
  await page.addInitScript(() => {
    addEventListener('pointermove', (event) => event.isTrusted && event.stopImmediatePropagation(), true);
  });
}

/**
 * Opens a page as somebody who has never been here.
 *
 * @param page Where.
 * @param path The page's path.
 */
export async function openUncached(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

/**
 * Goes through the page as a reader does, screen by screen, so that whatever waits to be seen is loaded.
 *
 * @param page The page.
 */
export async function readToTheEnd(page: Page): Promise<void> {
  const isAtEnd = () => innerHeight + scrollY >= document.documentElement.scrollHeight - 1;
  await complete(page);
  while (!(await page.evaluate(isAtEnd))) {
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
    await complete(page);
  }
}

/**
 * Sums what the page has loaded of the library until now, each file once.
 *
 * @param page The page, at rest.
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
