import { followSignal } from '../requests/follow-signal.ts';
import type { Answer } from '../requests/answer.ts';
import { requestHtml } from '../requests/request.ts';
import { isAhead, cachePrefetched } from './cache.ts';
import { isExempt, isExternal, isSamePage } from './policy.ts';

/** Limit of concurrent prefetches; more would slow down the shown page. */
const MAX_PREFETCHED = 2;

/** Links that do not show another page, or confirm first. */
const SIDE_EFFECTS =
  '[data-confirm], [data-modal], [data-ajax], [data-ajax-confirm], [data-prefetch="false" i]';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor saves data or has a slow connection. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/**
 * Returns the page that a link leads to if it may be prefetched: a click must have no other effect than
 * showing it.
 *
 * @param link The link.
 * @returns The page's address; nothing for all other links.
 */
export function toPrefetch(link: Element): URL | undefined {
  const href = link.getAttribute('href') ?? '';
  if (href === '' || isExempt(link) || isExternal(href) || link.matches(SIDE_EFFECTS)) return undefined;
  const url = new URL(href, document.baseURI);
  return isSamePage(url) || isAhead(url) || isSparing() ? undefined : url;
}

const running = new Set<Promise<Answer>>();

/**
 * Prefetches a page, silent if it fails; at most two at a time.
 *
 * @param url Its address.
 * @param signal Ends it.
 */
export function fetchAhead(url: URL, signal: AbortSignal): void {
  if (running.size >= MAX_PREFETCHED) return;
  const controller = followSignal(signal);
  // A prefetch must not open the login dialog.
  const request = { signal: controller.signal, signInAfter: 'nothing' as const };
  const answer = requestHtml(url, request);
  running.add(answer);
  cachePrefetched(url, answer);
  const end = () => {
    running.delete(answer);
    controller.abort();
  };
  answer.then(end, end);
}
