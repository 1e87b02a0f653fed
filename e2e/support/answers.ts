import type { Page } from '@playwright/test';
import type { Fault } from './test.ts';

/** A page that a test writes itself; what it leaves out is as on the fixture pages. */
interface Written {
  title?: string;
  /** Attributes of the root and of the body. */
  root?: string;
  body?: string;
  head?: string;
  /** What stands beside the container, and in it. */
  beside?: string;
  main?: string;
  /** Replaces the script's address. */
  script?: string;
  headers?: Record<string, string>;
}

const sourceOf = (page: Page) =>
  page.evaluate(() => document.querySelector('script[src*="archipel.js"]')!.getAttribute('src')!);

function render(written: Written, script: string): string {
  const { title = 'Page three', root = '', body = '', head = '', beside = '', main = '' } = written;
  return `<!doctype html><html lang="fr" data-app="" data-site="/" data-policy="default" ${root}>
    <head><meta charset="utf-8" /><title>${title}</title>${head}
    <link rel="stylesheet" href="${script.replace(/js$/, 'css')}" />
    <script type="module" src="${written.script ?? script}"></script></head>
    <body ${body}>${beside}<main data-page><h1>${title}</h1>${main}</main></body></html>`;
}

/**
 * Makes faults of pages that a test writes: the server answers with them at `/fixtures/nav/NAME`.
 *
 * @param page A fixture page, whose script they link.
 * @param pages The pages by their names.
 */
export async function writePages(page: Page, pages: Record<string, Written>): Promise<Fault[]> {
  const script = await sourceOf(page);
  return Object.entries(pages).map(([name, written]) => ({
    match: `GET /fixtures/nav/${name}`,
    body: render(written, script),
    headers: written.headers ?? {},
  }));
}

/** Follows a link of the page to an address that it had no link to. */
export const follow = (page: Page, href: string): Promise<void> =>
  page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.querySelector('[data-page]')!.append(link);
    link.setAttribute('href', address);
    link.click();
  }, href);

/** Presses what may lie outside the view, without scrolling to it. */
export const press = (page: Page, selector: string): Promise<void> =>
  page.evaluate((expected) => document.querySelector<HTMLElement>(expected)!.click(), selector);

/**
 * Keeps requests waiting until they are released.
 *
 * @param page Whose requests.
 * @param address As `page.route` takes it.
 * @returns How many have come, and what lets them go on.
 */
export async function defer(page: Page, address: string) {
  const deferred: (() => void)[] = [];
  await page.route(address, async (route) => {
    await new Promise<void>((resolve) => deferred.push(resolve));
    await route.continue().catch(() => {});
  });
  return { count: () => deferred.length, release: () => deferred.forEach((resume) => resume()) };
}

/** Keeps the library's events in their order, to be read by `seenEvents`. */
export const recordEvents = (page: Page, ...names: string[]): Promise<void> =>
  page.evaluate((expected) => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    for (const name of expected) document.addEventListener(`archipel:${name}`, () => seen.push(name));
  }, names);

export const seenEvents = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);

/** Takes over what is told of a failed request, so that the page stays. */
export const reportNothing = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.addEventListener('archipel:request-error', (event) => event.preventDefault());
  });

/** Keeps the library's warnings, from now on. */
export function collectWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    const isOurs = message.type() === 'warning' && message.text().startsWith('[archipel]');
    if (isOurs) warnings.push(message.text());
  });
  return warnings;
}
