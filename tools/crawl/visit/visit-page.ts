import type { Browser } from '@playwright/test';
import { limitTime } from '../../browser/limit-time.ts';
import { linksOf } from '../addresses/links.ts';
import { normalizeAddress } from '../addresses/normalize.ts';
import type { PageChecker } from '../findings/check-page.ts';
import { cleanText } from '../findings/clean.ts';
import type { CrawlFinding } from '../findings/finding.ts';
import { findingsOfLoad } from '../findings/from-load.ts';
import { findEntry, nearEntry } from '../findings/from-runtime.ts';
import { mergeWidths } from '../findings/merge.ts';
import type { CrawlOptions } from '../options.ts';
import { totalWeight, type LoadMeasures, type PageReport, type Redirect } from '../site-report.ts';
import { sumLayoutShift } from './layout-shift.ts';
import { navigate, readHtml, type Answer } from './navigate.ts';
import { openPage, type OpenedPage } from './open.ts';
import { probePage, type LoadRecords } from './probe.ts';

/** Limits in ms: of all that is looked at in one width, and of the HTML. */
const [PROBE_TIMEOUT_MS, HTML_TIMEOUT_MS] = [120_000, 20_000];

/** A page without the addresses that link to it, which are known at the end. */
export type VisitedPage = Omit<PageReport, 'linkedFrom'>;

/** The result of a visit. */
export interface Visit {
  /** Undefined for files, for addresses of other sites, and for targets of redirects that were visited before. */
  readonly page?: VisitedPage;
  readonly redirects: readonly Redirect[];
  readonly links: readonly URL[];
  /** Whether the library is on the page. */
  readonly hasScript: boolean;
  /** Name of a script that is nearly the library's. */
  readonly nearScript?: string | undefined;
  /** Why an address has no page to look at, for the first one of a crawl. */
  readonly reason?: string;
}

/** Surroundings of a visit. */
export interface VisitTools {
  readonly browser: Browser;
  readonly options: CrawlOptions;
  readonly check: PageChecker;
  /** Returns whether the target of a redirect is to be visited now. */
  claim(address: URL): boolean;
}

const NOTHING: Visit = { redirects: [], links: [], hasScript: false };

const failureOf = (address: string, status: number, finding: Omit<CrawlFinding, 'widths'>): VisitedPage => ({
  address,
  title: '',
  status,
  findings: [{ ...finding, widths: [] }],
  loads: [],
});

function measuresOf({ width, runtime, ready, page, weight, requests }: LoadRecords): LoadMeasures {
  const layoutShift = page.shifts ? sumLayoutShift(page.shifts) : undefined;
  const islands = runtime.islands.map(({ name, state, host }) => ({
    name: cleanText(name, 60),
    state,
    host: cleanText(host, 120),
  }));
  return { width, islands, ready, layoutShift, weight, requests };
}

/** Returns the finding of a page that is too heavy. */
function findingsOfWeight({ weight, width }: LoadRecords, limit: number | undefined): CrawlFinding[] {
  const kilobytes = Math.round(totalWeight(weight) / 1000);
  if (limit === undefined || kilobytes <= limit) return [];
  const what = `The page weighs more than ${limit} kB`;
  return [{ kind: 'weight', level: 'error', what, details: [`${kilobytes} kB`], widths: [width] }];
}

function findingOfThrown(thrown: unknown, widths: readonly number[]): CrawlFinding {
  const reason = thrown instanceof Error ? thrown.message.split('\n')[0]! : String(thrown);
  const what = 'The page could not be looked at to the end';
  return { kind: 'load', level: 'error', what, details: [cleanText(reason)], widths };
}

/** A page that leaves by itself, or whose script never ends, can't be looked at to the end. */
async function probeSafely(opened: OpenedPage): Promise<LoadRecords | CrawlFinding> {
  try {
    return await limitTime(probePage(opened), PROBE_TIMEOUT_MS, () => new Error('It does not react.'));
  } catch (thrown) {
    return findingOfThrown(thrown, [opened.width]);
  }
}

const isFinding = (probed: LoadRecords | CrawlFinding): probed is CrawlFinding => 'what' in probed;
const isRecords = (probed: LoadRecords | CrawlFinding): probed is LoadRecords => 'runtime' in probed;

async function readSafely(opened: OpenedPage, answer: Answer): Promise<string | CrawlFinding> {
  try {
    return await limitTime(
      readHtml(opened.page, answer),
      HTML_TIMEOUT_MS,
      () => new Error('Its HTML has no end.'),
    );
  } catch (thrown) {
    return findingOfThrown(thrown, []);
  }
}

/** Loads a page in another width; its answer is known. */
async function probeWidth(address: string, width: number, tools: VisitTools) {
  const opened = await openPage(tools.browser, width, tools.options);
  try {
    await navigate(opened.page, address);
    return await probeSafely(opened);
  } finally {
    await opened.close();
  }
}

async function lookAt(
  opened: OpenedPage,
  answer: Answer,
  address: string,
  tools: VisitTools,
): Promise<Visit> {
  const { options, check } = tools;
  const probed = [await probeSafely(opened)];
  const read = await readSafely(opened, answer);
  const html = typeof read === 'string' ? read : '';
  for (const width of options.widths.slice(1)) probed.push(await probeWidth(address, width, tools));
  const loads = probed.filter(isRecords);
  const findings = [
    ...probed.filter(isFinding),
    ...(typeof read === 'string' ? [] : [read]),
    ...loads.flatMap((load) => [
      ...findingsOfLoad(load, options.start.origin, options.limits.layoutShift),
      ...findingsOfWeight(load, options.limits.weight),
    ]),
  ];
  const page: VisitedPage = {
    address,
    title: cleanText(loads[0]?.title ?? '', 120),
    status: answer.status,
    findings: mergeWidths([...findings, ...check(html, address)]),
    loads: loads.map(measuresOf),
  };
  return {
    page,
    redirects: answer.redirects,
    links: linksOf(html, answer.url),
    hasScript: loads.some(({ runtime }) => runtime.isRunning || findEntry(runtime) !== undefined),
    nearScript: loads[0] && nearEntry(loads[0].runtime),
  };
}

/** Tests whether a visit ends elsewhere: at another site, or at a page that has a visit of its own. */
function isElsewhere(target: string, address: string, { options, claim }: VisitTools): boolean {
  if (new URL(target).origin !== options.start.origin) return true;
  return normalizeAddress(new URL(target)) !== address && !claim(new URL(target));
}

async function followAnswer(
  opened: OpenedPage,
  answer: Answer,
  address: string,
  tools: VisitTools,
): Promise<Visit> {
  const { url, status, redirects } = answer;
  if (isElsewhere(url, address, tools)) return { ...NOTHING, redirects, reason: `it leads to ${url}` };
  const target = normalizeAddress(new URL(url));
  if (status >= 400) {
    const what = `The address answers with the status ${status}`;
    const page = failureOf(target, status, { kind: 'status', level: 'error', what, details: [] });
    return { ...NOTHING, redirects, page, reason: `it answers with the status ${status}` };
  }
  if (!answer.isHtml) return { ...NOTHING, redirects, reason: 'it is no HTML' };
  return lookAt(opened, answer, target, tools);
}

/**
 * Visits an address: loads it once for each width, and looks at it.
 *
 * @param address A normalized address.
 * @param tools Browser, options, check, queue.
 */
export async function visitPage(address: string, tools: VisitTools): Promise<Visit> {
  const opened = await openPage(tools.browser, tools.options.widths[0]!, tools.options);
  try {
    const answer = await navigate(opened.page, address);
    if (answer.kind === 'answer') return await followAnswer(opened, answer, address, tools);
    const { kind, reason } = answer;
    if (kind === 'file') return { ...NOTHING, reason: 'it is a file to download' };
    const what = `The address can’t be loaded: ${cleanText(reason)}`;
    const page = failureOf(address, 0, { kind: 'load', level: 'error', what, details: [] });
    return { ...NOTHING, page, reason };
  } finally {
    await opened.close();
  }
}
