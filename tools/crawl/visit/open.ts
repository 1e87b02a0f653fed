import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { CrawlOptions } from '../options.ts';
import { installProbe } from './page-probe.ts';
import { createScale, type Scale } from './weigh.ts';
import { watchPage, type Watched } from './watch.ts';

const WINDOW_HEIGHT = 900;

/** A page of a new context, which is watched. */
export interface OpenedPage {
  readonly page: Page;
  readonly width: number;
  readonly records: Watched;
  readonly scale: Scale;
  /** Ends the records: probes of the crawl itself are no faults of the page. */
  stopWatching(): void;
  close(): Promise<void>;
}

const LOCAL = /^(?:localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Creates a context: each page is a first visit, with the cookies that were given. Decision 567. */
async function createContext(
  browser: Browser,
  width: number,
  options: CrawlOptions,
): Promise<BrowserContext> {
  const { start, cookies, storageState, credentials } = options;
  const context = await browser.newContext({
    viewport: { width, height: WINDOW_HEIGHT },
    serviceWorkers: 'block',
    acceptDownloads: false,
    // Servers of developers sign their certificates themselves.
    ignoreHTTPSErrors: LOCAL.test(start.hostname),
    ...(storageState === undefined ? {} : { storageState }),
    ...(credentials === undefined ? {} : { httpCredentials: { ...credentials, origin: start.origin } }),
  });
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: start.origin })));
  await context.addInitScript(installProbe);
  return context;
}

/**
 * Opens an empty page.
 *
 * @param browser The browser.
 * @param width Width of the window in px.
 * @param options Cookies, user.
 */
export async function openPage(browser: Browser, width: number, options: CrawlOptions): Promise<OpenedPage> {
  const context = await createContext(browser, width, options);
  const page = await context.newPage();
  const { records, stop } = watchPage(page);
  return { page, width, records, scale: createScale(page), stopWatching: stop, close: () => context.close() };
}
