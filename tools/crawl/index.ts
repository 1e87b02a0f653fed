import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Browser } from '@playwright/test';
import { readRuleHelp } from '../check/formats/help.ts';
import { textValue, type Command, type CommandInput } from '../cli/command.ts';
import { EXIT_CODES } from '../cli/exit-codes.ts';
import { readBuiltCatalogue } from '../cli/read-catalogue.ts';
import { reasonOf, UserError } from '../cli/user-error.ts';
import { createLinkQueue } from './addresses/link-queue.ts';
import { pathOf } from './addresses/normalize.ts';
import { readSitemap } from './addresses/sitemap.ts';
import { findPlaywright } from './browser/find-playwright.ts';
import { describeBrowser, launchBrowser } from './browser/launch.ts';
import { crawlSite, type CrawlResult } from './crawl-site.ts';
import { createPageChecker } from './findings/check-page.ts';
import { CRAWL_OPTIONS, readCrawlOptions, type CrawlOptions } from './options.ts';
import { writeReport } from './report/index.ts';
import { counted } from './counted.ts';
import { formatReportJson, formatSummary } from './report/texts.ts';
import type { SiteReport } from './site-report.ts';
import { findFailures } from './thresholds.ts';
import { openPage } from './visit/open.ts';
import { visitPage, type VisitedPage } from './visit/visit-page.ts';

const countLevel = ({ findings }: VisitedPage, level: string) =>
  findings.filter((finding) => finding.level === level).length;

/** One line for each page, since a run may take minutes. */
const progressOf = (page: VisitedPage, count: number, { max }: CrawlOptions) =>
  `[${count}/${max}] ${pathOf(page.address)}: ${counted(countLevel(page, 'error'), 'error')}, ${counted(countLevel(page, 'warning'), 'warning')}`;

/** Reads a file of the site with the cookies of the crawl. */
async function createReader(browser: Browser, options: CrawlOptions) {
  const { page, close } = await openPage(browser, options.widths[0]!, options);
  const read = async (address: string): Promise<string | undefined> => {
    try {
      const response = await page.request.get(address, { timeout: 15_000 });
      return response.ok() ? await response.text() : undefined;
    } catch {
      return undefined;
    }
  };
  return { read, close };
}

async function crawlWith(browser: Browser, options: CrawlOptions, input: CommandInput): Promise<CrawlResult> {
  const { io } = input;
  const check = createPageChecker(readBuiltCatalogue(io.dist), io.cwd, textValue(input, 'config'));
  const queue = createLinkQueue(options.start, options);
  const tools = { browser, options, check, claim: queue.claim };
  return crawlSite({
    queue,
    concurrency: options.concurrency,
    visit: (address) => visitPage(address, tools),
    readSitemap: async () => {
      const reader = await createReader(browser, options);
      const found = await readSitemap(options.start.origin, reader.read);
      await reader.close();
      return found;
    },
    onPage: (page, count) => io.err(progressOf(page, count, options)),
  });
}

async function crawl(input: CommandInput, options: CrawlOptions): Promise<SiteReport> {
  const date = new Date();
  const version = readBuiltCatalogue(input.io.dist).version;
  const browser = await launchBrowser(findPlaywright(input.io.cwd), options);
  try {
    const result = await crawlWith(browser, options, input);
    return {
      ...result,
      version,
      date,
      start: options.start.href,
      duration: Date.now() - date.getTime(),
      browser: describeBrowser(browser, options),
      widths: options.widths,
      failures: findFailures(result.pages, options.limits),
    };
  } finally {
    await browser.close();
  }
}

function saveReport(report: SiteReport, { out }: CrawlOptions, dist: string): void {
  try {
    writeFileSync(out, writeReport(report, readRuleHelp(dist)));
  } catch (thrown) {
    throw new UserError(`${out} can’t be written: ${reasonOf(thrown)}.`, { cause: thrown });
  }
}

async function run(input: CommandInput): Promise<number> {
  const { io } = input;
  const options = readCrawlOptions(input);
  const report = await crawl(input, options);
  saveReport(report, options, io.dist);
  const file = relative(io.cwd, options.out) || options.out;
  io.out(options.isJson ? formatReportJson(report) : formatSummary(report, file));
  return report.failures.length > 0 ? EXIT_CODES.findings : EXIT_CODES.ok;
}

/** `archipel crawl`: looks at each page of a running site in a browser. */
export const crawlCommand: Command = {
  summary: 'Looks at each page of a running site in a browser, and writes a report of one file.',
  usage: 'crawl <address>',
  options: CRAWL_OPTIONS,
  examples: [
    'crawl https://localhost:5001/',
    'crawl https://shop.example/fr --only "/fr/**" --max 200 --out report.html',
    'crawl https://shop.example/ --cookie "session=…" --max-weight 1500 --max-layout-shift 0.1',
    'crawl https://shop.example/ --browser firefox --width 375 --fail-on warning',
  ],
  run,
};
