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
 * @param url Where the order goes.
 * @returns Promises that the next page waits for; undefined when a listener cancels.
 */
export function confirmLeave(url: URL): Promise<unknown>[] | undefined {
  const before: Promise<unknown>[] = [];
  const waitFor = (work: Promise<unknown>) => void before.push(work);
  return emit(document, 'page-leave', { url: url.href, waitFor }) ? before : undefined;
}

/** The right to the page, as a visit has it. */
export interface PageToken extends RequestToken {
  render(answer: Answer): Promise<void>;
}

/**
 * Acquires the page for an order whose target it is: its answer is rendered as that of a visit, and the history
 * follows (FRM-02). A redirect to the address that is shown replaces its entry.
 *
 * @param page The page's container.
 * @param order The request.
 */
export function takePage(page: HTMLElement, { isWrite, url: requestedUrl }: Order): PageToken {
  // A pending visit is aborted, and shows nothing any more.
  if (!isWrite || !hasWrite(page)) stopVisit();
  const token = isWrite ? takeLatestWrite(page) : takeLatest(page);
  setAttribute(page, BUSY, 'true');
  return {
    signal: isWrite ? undefined : token.signal,
    isCurrent: token.isCurrent,
    current: () => (token.isCurrent() ? [page] : []),
    end() {
      // A visit that has taken the page shows by the same attribute that it is under way.
      if (token.isCurrent()) removeAttribute(page, BUSY);
      // An answer that could not be inserted leaves the page as it was.
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
