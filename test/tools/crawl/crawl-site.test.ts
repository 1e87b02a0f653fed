import { expect, test } from 'vitest';
import { createLinkQueue } from '../../../tools/crawl/addresses/link-queue.ts';
import { crawlSite } from '../../../tools/crawl/crawl-site.ts';
import type { Visit } from '../../../tools/crawl/visit/visit-page.ts';
import { pageReport } from './support.ts';

const SITE = 'https://shop.example';

/** A site as a table of links by path; other paths have no page. */
function crawl(site: Readonly<Record<string, readonly string[]>>, given: Partial<CrawlGiven> = {}) {
  const { sitemap = [], concurrency = 2, visit = {}, max = 100 } = given;
  const queue = createLinkQueue(new URL(`${SITE}/`), { max, only: [], skip: [] });
  const visited: string[] = [];
  let [running, peak] = [0, 0];
  const open = async (address: string): Promise<Visit> => {
    const { pathname } = new URL(address);
    visited.push(pathname);
    running += 1;
    peak = Math.max(peak, running);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    running -= 1;
    const links = (site[pathname] ?? []).map((path) => new URL(path, SITE));
    return { page: pageReport(pathname), redirects: [], links, hasScript: true, ...visit };
  };
  const result = crawlSite({
    queue,
    concurrency,
    visit: open,
    readSitemap: () => Promise.resolve(sitemap.map((path) => new URL(path, SITE))),
  });
  return { result, visited, readPeak: () => peak };
}

interface CrawlGiven {
  readonly sitemap: readonly string[];
  readonly concurrency: number;
  readonly visit: Partial<Visit>;
  readonly max: number;
}

const pathsOf = (addresses: readonly { readonly address: string }[]) =>
  addresses.map(({ address }) => address.slice(SITE.length));

test('visits go breadth first, and those of the sitemap come behind the links of the first page', async () => {
  const { result } = crawl({ '/': ['/a', '/b'], '/a': ['/a/a'] }, { sitemap: ['/s', '/b'], concurrency: 1 });
  expect(pathsOf((await result).pages)).toEqual(['/', '/a', '/b', '/s', '/a/a']);
});

test('each page names those that link to it, also when they come later', async () => {
  const { pages } = await crawl({ '/': ['/a', '/b'], '/b': ['/a'] }).result;
  expect(pages.find(({ address }) => address === `${SITE}/a`)!.linkedFrom).toEqual([`${SITE}/`, `${SITE}/b`]);
});

test('as many pages as allowed are open at once, and no page is visited twice', async () => {
  const all = ['/a', '/b', '/c', '/d', '/e'];
  const { result, visited, readPeak } = crawl(Object.fromEntries(['/', ...all].map((path) => [path, all])), {
    concurrency: 3,
  });
  await result;
  expect(visited.toSorted()).toEqual(['/', ...all]);
  expect(readPeak()).toBe(3);
});

test('the limit of pages ends a crawl, and the others are counted', async () => {
  const { pages, leftOut } = await crawl({ '/': ['/a', '/b', '/c'] }, { max: 2 }).result;
  expect([pages.length, leftOut.pages]).toEqual([2, 2]);
});

test('a first address without a page is one sentence', async () => {
  const visit = {
    page: pageReport('/', { status: 500, loads: [] }),
    reason: 'it answers with the status 500',
  };
  await expect(crawl({}, { visit }).result).rejects.toThrow(
    'https://shop.example/ can’t be crawled: it answers with the status 500.',
  );
});

test('a site without the library ends after ten pages, with the nearest script', async () => {
  const links = Array.from({ length: 30 }, (_, index) => `/${index}`);
  const visit = { hasScript: false, nearScript: 'archipl.js' };
  const { result, visited } = crawl({ '/': links }, { visit, concurrency: 1 });
  await expect(result).rejects.toThrow(
    'https://shop.example/ does not use Archipel: none of 10 pages has a script archipel.js. Did you mean "archipel.js" instead of "archipl.js"?',
  );
  expect(visited).toHaveLength(10);
});

test('a visit that throws ends the crawl with its error', async () => {
  const queue = createLinkQueue(new URL(`${SITE}/`), { max: 9, only: [], skip: [] });
  const crawling = crawlSite({
    queue,
    concurrency: 2,
    readSitemap: () => Promise.resolve([]),
    visit: (address) =>
      address === `${SITE}/`
        ? Promise.resolve({
            page: pageReport('/'),
            redirects: [],
            links: [new URL('/a', SITE), new URL('/b', SITE)],
            hasScript: true,
          })
        : Promise.reject(new Error(`closed: ${address}`)),
  });
  await expect(crawling).rejects.toThrow('closed: https://shop.example/a');
});
