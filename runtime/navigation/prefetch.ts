import { closest, getAttribute, isAttached, matches } from '../dom/safe.ts';
import { findAction } from '../islands/actions.ts';
import { isSkewed } from '../islands/load.ts';
import { getSetting } from '../page/config.ts';
import { getCulture, getPage } from '../page/page.ts';
import { warnAuthor } from '../page/warn-author.ts';
import { followSignal } from '../requests/follow-signal.ts';
import type { Answer } from '../requests/answer.ts';
import { requestHtml } from '../requests/request.ts';
import { isAhead, cachePrefetched } from './cache.ts';
import { isExempt, isExternal, isSamePage } from './policy.ts';
import { isVisiting } from './visit.ts';

/** Limit of concurrent prefetches, also on slow lines; more would slow down the shown page. */
const MAX_PREFETCHED = 2;
const MAX_PREFETCHED_SLOW = 1;

/** The header by which a server recognises a prefetch, as Turbo sends it: scripts can't set `Sec-Purpose`. Decision 523. */
const HEADERS = { 'X-Sec-Purpose': 'prefetch' };

/**
 * Links that change something, or show no page; also those of rails-ujs and unobtrusive-ajax. Links of our own actions
 * are known by the registry.
 */
const SIDE_EFFECTS =
  ':is([data-confirm],[data-modal],[data-ajax],[data-ajax-confirm],[data-ajax-method],[data-ajax-url],' +
  '[data-clear-url],[data-method],[data-remote])';

const SIGN_OUT = /(?:log|sign)[-_]?(?:off|out)\b/i;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const readConnection = () => (navigator as { connection?: Connection }).connection;

/** Whether the visitor saves data or has a slow connection. */
function isSparing(): boolean {
  const connection = readConnection();
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

const maxRunning = () => (readConnection()?.effectiveType === '3g' ? MAX_PREFETCHED_SLOW : MAX_PREFETCHED);

/** Reads whether prefetching is on for all links of the page: `{ "links": { "prefetch": true } }`. */
function isOnEverywhere(): boolean {
  const configured = getSetting('links', 'prefetch') ?? false;
  if (typeof configured === 'boolean') return configured;
  warnAuthor(({ warnOfSetting }) => warnOfSetting('links.prefetch', configured));
  return false;
}

/** Whether prefetching is on for a link: the nearest `data-prefetch` decides, otherwise the page's setting. */
function isOn(link: Element): boolean {
  const nearest = closest(link, '[data-prefetch]');
  return nearest ? getAttribute(nearest, 'data-prefetch')!.toLowerCase() !== 'false' : isOnEverywhere();
}

/** Reads the excluded query parameters: `{ "links": { "prefetchExcept": ["action"] } }`. */
function readExcluded(): string[] {
  const configured = getSetting('links', 'prefetchExcept') ?? [];
  if (Array.isArray(configured)) return configured.map((name) => String(name).toLowerCase());
  warnAuthor(({ warnOfSetting }) => warnOfSetting('links.prefetchExcept', configured));
  return [];
}

function hasExcluded({ searchParams }: URL): boolean {
  const excluded = readExcluded();
  return [...searchParams.keys()].some((name) => excluded.includes(name.toLowerCase()));
}

// A page in another language is a full load, which requests it again.
function isTranslation(link: Element): boolean {
  const language = getAttribute(link, 'hreflang')?.toLowerCase() ?? '';
  return language !== '' && language.split('-')[0] !== getCulture();
}

/** Whether a click on a link does anything but visit its address. */
const isNoVisit = (link: Element, href: string) =>
  href === '' ||
  isExempt(link) ||
  isExternal(href) ||
  SIGN_OUT.test(href) ||
  matches(link, SIDE_EFFECTS) ||
  isTranslation(link) ||
  findAction(link) !== undefined;

// Without `[data-page]`, or with an outdated script, every visit is a full load. While a visit is pending, a prefetch
// would delay it, or request its page once more.
const canVisit = () => getPage() !== null && !isSkewed() && !isVisiting();

/**
 * Returns the page that a link leads to if it may be prefetched: prefetching is on for it, and a click has no other
 * effect than showing the page.
 *
 * @param link The link.
 * @returns The page's address; nothing for all other links.
 */
export function toPrefetch(link: Element): URL | undefined {
  const href = getAttribute(link, 'href') ?? '';
  if (!isAttached(link) || !isOn(link) || isNoVisit(link, href)) return undefined;
  if (isSparing() || !canVisit()) return undefined;
  const url = new URL(href, document.baseURI);
  return isSamePage(url) || isAhead(url) || hasExcluded(url) ? undefined : url;
}

const running = new Set<Promise<Answer>>();

/**
 * Prefetches a page, silent if it fails; at most two at a time, and one on a slow line.
 *
 * @param url Its address.
 * @param signal Ends it.
 */
export function fetchAhead(url: URL, signal: AbortSignal): void {
  if (running.size >= maxRunning()) return;
  const controller = followSignal(signal);
  // A prefetch must not open the login dialog.
  const request = { signal: controller.signal, headers: HEADERS, signInAfter: 'nothing' as const };
  const answer = requestHtml(url, request);
  running.add(answer);
  cachePrefetched(url, answer);
  const end = () => {
    running.delete(answer);
    controller.abort();
  };
  answer.then(end, end);
}
