import { emit } from '../page/events.ts';
import { takeLatest } from '../html/scheduler.ts';
import { cachePage } from '../navigation/cache.ts';
import { animateLeave, renderPage } from '../navigation/render.ts';
import { isSamePage } from '../navigation/policy.ts';
import { stopVisit } from '../navigation/visit.ts';
import type { Answer } from '../requests/answer.ts';
import type { Order } from './order.ts';
import { hasWrite, takeLatestWrite, type RequestToken } from './request-token.ts';
import { classListOf, removeAttribute, setAttribute } from '../dom/safe.ts';

const BUSY = 'aria-busy';

/**
 * Checks with the page's listeners whether it may be left.
 *
 * @param url The address of the request.
 * @returns Promises that the next page waits for; undefined when a listener cancels.
 */
export function confirmLeave(url: URL): Promise<unknown>[] | undefined {
  const before: Promise<unknown>[] = [];
  const waitFor = (work: Promise<unknown>) => void before.push(work);
  return emit(document, 'page-leave', { url: url.href, waitFor }) ? before : undefined;
}

/** The request token for the page's container, with the rendering of its answer. */
export interface PageToken extends RequestToken {
  render(answer: Answer): Promise<void>;
}

/**
 * Acquires the page for a request that replaces it. The answer is rendered like a visit's, in a new history
 * entry (FRM-02), or in the current one when the address stays the same.
 *
 * @param page The page's container.
 * @param order The request.
 */
export function takePage(page: HTMLElement, { isWrite, url: requestedUrl }: Order): PageToken {
  // A pending visit is aborted. While a write has the page there is none, and `stopVisit` would supersede the
  // write.
  if (!isWrite || !hasWrite(page)) stopVisit();
  const token = isWrite ? takeLatestWrite(page) : takeLatest(page);
  setAttribute(page, BUSY, 'true');
  return {
    signal: isWrite ? undefined : token.signal,
    isCurrent: token.isCurrent,
    current: () => (token.isCurrent() ? [page] : []),
    end() {
      // A newer visit marks the page with the same attribute, so only the latest request removes it.
      if (token.isCurrent()) removeAttribute(page, BUSY);
      // The page stays visible if the answer could not be inserted.
      if (token.isCurrent()) classListOf(page).remove('ar-leaving');
      token.end();
    },
    async render(answer) {
      const url = new URL(answer.url);
      if (!url.hash) url.hash = requestedUrl.hash;
      if (!isWrite) cachePage(answer);
      await animateLeave(page).catch(() => {});
      if (token.isCurrent()) await renderPage(page, answer, url, isSamePage(url) ? 'replace' : 'push', token);
    },
  };
}
