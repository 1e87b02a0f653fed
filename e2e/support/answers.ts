import type { Page } from '@playwright/test';
import type { Fault } from './test.ts';

/** A page that a test writes; omitted parts are those of the fixture pages. */
interface Written {
  title?: string;
  /** Attributes of the root and of the body. */
  root?: string;
  body?: string;
  head?: string;
  /** HTML around the container, and in it. */
  around?: string;
  main?: string;
  /** Replaces the URL of the script. */
  script?: string;
  headers?: Record<string, string>;
}

const sourceOf = (page: Page) =>
  page.evaluate(() => document.querySelector('script[src*="archipel.js"]')!.getAttribute('src')!);

function render(written: Written, script: string): string {
  const { title = 'Page three', root = '', body = '', head = '', around = '', main = '' } = written;
  return `<!doctype html><html lang="fr" data-app="" data-site="/" data-policy="default" ${root}>
    <head><meta charset="utf-8" /><title>${title}</title>${head}
    <link rel="stylesheet" href="${script.replace(/js$/, 'css')}" />
    <script type="module" src="${written.script ?? script}"></script></head>
    <body ${body}>${around}<main data-page><h1>${title}</h1>${main}</main></body></html>`;
}

/**
 * Returns faults by which the server answers `/fixtures/nav/NAME` with pages that a test writes.
 *
 * @param page A fixture page, whose script the pages link.
 * @param pages The pages by NAME.
 */
export async function writePages(page: Page, pages: Record<string, Written>): Promise<Fault[]> {
  const script = await sourceOf(page);
  return Object.entries(pages).map(([name, written]) => ({
    match: `GET /fixtures/nav/${name}`,
    body: render(written, script),
    headers: written.headers ?? {},
  }));
}

/** Adds a link for a URL to the page and clicks it. */
export const follow = (page: Page, href: string): Promise<void> =>
  page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.querySelector('[data-page]')!.append(link);
    link.setAttribute('href', address);
    link.click();
  }, href);

/** Clicks an element without scrolling to it. */
export const press = (page: Page, selector: string): Promise<void> =>
  page.evaluate((css) => document.querySelector<HTMLElement>(css)!.click(), selector);

/**
 * Defers requests until they are released.
 *
 * @param address A URL pattern, as for `page.route`.
 * @returns `count` of the deferred requests, and `release` to continue them.
 */
export async function defer(page: Page, address: string) {
  const deferred: (() => void)[] = [];
  await page.route(address, async (route) => {
    await new Promise<void>((resolve) => deferred.push(resolve));
    await route.continue().catch(() => {});
  });
  return { count: () => deferred.length, release: () => deferred.forEach((resume) => resume()) };
}

/**
 * Drops timers of one length from now on: a limit of the library that a slow machine may reach while a test
 * looks.
 *
 * @param ms The length.
 */
export const dropTimers = (page: Page, ms: number): Promise<void> =>
  page.evaluate((dropped) => {
    const real = window.setTimeout;
    const set = (run: TimerHandler, length?: number, ...rest: unknown[]) =>
      length === dropped ? 0 : real(run, length, ...rest);
    Object.assign(window, { setTimeout: set });
  }, ms);

/** Records the library's events in order; `seenEvents` reads them. */
export const recordEvents = (page: Page, ...names: string[]): Promise<void> =>
  page.evaluate((events) => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    for (const name of events) document.addEventListener(`archipel:${name}`, () => seen.push(name));
  }, names);

export const seenEvents = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);

/** Prevents the default report of a failed request, so that the page stays. */
export const reportNothing = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.addEventListener('archipel:request-error', (event) => event.preventDefault());
  });

/** Collects the library's warnings from now on. */
export function collectWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    const isOurs = message.type() === 'warning' && message.text().startsWith('[archipel]');
    if (isOurs) warnings.push(message.text());
  });
  return warnings;
}
