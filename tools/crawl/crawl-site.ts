import { UserError } from '../cli/user-error.ts';
import type { LinkQueue } from './addresses/link-queue.ts';
import type { PageReport, SiteReport } from './site-report.ts';
import type { Visit, VisitedPage } from './visit/visit-page.ts';

/** Pages without our script after which a crawl gives up: some pages of a site may need none. */
const MAX_WITHOUT_SCRIPT = 10;

/** Functions and limits of a crawl. */
export interface CrawlParts {
  readonly queue: LinkQueue;
  readonly concurrency: number;
  visit(address: string): Promise<Visit>;
  /** Returns the addresses of the sitemap, which are added behind the links of the first page. */
  readSitemap(): Promise<readonly URL[]>;
  /** Receives each page as soon as it was looked at. */
  onPage?(page: VisitedPage, count: number): void;
}

/** Pages and redirects of a crawl. */
export type CrawlResult = Pick<SiteReport, 'pages' | 'redirects' | 'leftOut'>;

function withoutScript(start: string, count: number, near: string | undefined): UserError {
  const looked = count === 1 ? 'the page has no' : `none of ${count} pages has a`;
  const hint = near
    ? `Did you mean "archipel.js" instead of "${near}"?`
    : '"npx archipel copy" prints its line.';
  return new UserError(`${start} does not use Archipel: ${looked} script archipel.js. ${hint}`);
}

/** Stops a crawl of a site that is not one of ours. */
function createScriptGuard(start: string) {
  let [count, hasScript] = [0, false];
  let near: string | undefined;
  const check = (limit: number) => {
    if (!hasScript && count >= limit) throw withoutScript(start, count, near);
  };
  return {
    add(visit: Visit): void {
      if (!visit.page || visit.page.loads.length === 0) return;
      count += 1;
      hasScript ||= visit.hasScript;
      near ??= visit.nearScript;
      check(MAX_WITHOUT_SCRIPT);
    },
    finish: () => check(1),
  };
}

/** Runs workers until no address is left and none is being visited. */
async function runWorkers(
  { queue, concurrency }: CrawlParts,
  visitOne: (address: string) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  for (;;) {
    const address = running.size < concurrency ? queue.next() : undefined;
    if (address === undefined && running.size === 0) return;
    if (address === undefined) {
      await Promise.race(running);
      continue;
    }
    const visiting: Promise<void> = visitOne(address).finally(() => running.delete(visiting));
    // The first failure ends the crawl; those that follow from it are none of their own.
    visiting.catch(() => undefined);
    running.add(visiting);
  }
}

const withSources = (page: VisitedPage, queue: LinkQueue): PageReport => ({
  ...page,
  linkedFrom: queue.sourcesOf(page.address),
});

function requirePage(start: string, { page, reason }: Visit): void {
  if (page && page.loads.length > 0) return;
  throw new UserError(`${start} can’t be crawled: ${reason ?? page?.findings[0]?.details[0] ?? 'unknown'}.`);
}

/**
 * Crawls a site, breadth first.
 *
 * @param parts Queue, visits, sitemap.
 * @returns Pages in the order in which they were found.
 * @throws UserError where the first address has no page, or the site does not use the library.
 */
export async function crawlSite(parts: CrawlParts): Promise<CrawlResult> {
  const { queue, visit, onPage } = parts;
  const start = queue.next()!;
  const guard = createScriptGuard(start);
  const found: { order: number; result: Visit }[] = [];
  let order = 0;
  const take = async (address: string) => {
    const own = order++;
    const result = await visit(address);
    found.push({ order: own, result });
    for (const link of result.links) queue.add(link, result.page?.address);
    if (own === 0) requirePage(start, result);
    if (result.page) onPage?.(result.page, found.length);
    guard.add(result);
  };
  await take(start);
  for (const address of await parts.readSitemap()) queue.add(address);
  await runWorkers(parts, take);
  guard.finish();
  const results = found.toSorted((one, other) => one.order - other.order).map(({ result }) => result);
  return {
    pages: results.flatMap((result) => (result.page ? [withSources(result.page, queue)] : [])),
    redirects: results
      .flatMap(({ redirects }) => redirects)
      .map((redirect) => ({ ...redirect, linkedFrom: queue.sourcesOf(redirect.from) })),
    leftOut: queue.leftOut(),
  };
}
