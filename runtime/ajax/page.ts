import { emit } from '../page/events.ts';
import { takeTurn } from '../html/scheduler.ts';
import { keepPage } from '../navigation/cache.ts';
import { animateLeave, placePage } from '../navigation/render.ts';
import { isSamePage } from '../navigation/policy.ts';
import { stopVisit } from '../navigation/visit.ts';
import type { Answer } from '../requests/answer.ts';
import type { Order } from './order.ts';
import { hasWrite, takeWriteTurn, type Rights } from './rights.ts';
import { classListOf, dropAttribute, writeAttribute } from '../dom/safe.ts';

const BUSY = 'aria-busy';

/**
 * Asks the page whether it may be left.
 *
 * @param url Where the order goes.
 * @returns What the next page depends on; nothing when the page is to stay.
 */
export function askToLeave(url: URL): Promise<unknown>[] | undefined {
  const before: Promise<unknown>[] = [];
  const waitFor = (work: Promise<unknown>) => void before.push(work);
  return emit(document, 'page-leave', { url: url.href, waitFor }) ? before : undefined;
}

/** The right to the page, as a visit has it. */
export interface PageRights extends Rights {
  place(answer: Answer): Promise<void>;
}

/**
 * Takes the page for an order whose target it is: its answer is placed as that of a visit, and the history follows
 * (FRM-02). A redirect to the address that is shown replaces its entry.
 *
 * @param page The page's container.
 * @param order What is asked for.
 */
export function takePage(page: HTMLElement, { isWrite, url: asked }: Order): PageRights {
  // A visit that was under way is given up, and shows nothing of itself any more.
  if (!isWrite || !hasWrite(page)) stopVisit();
  const turn = isWrite ? takeWriteTurn(page) : takeTurn(page);
  writeAttribute(page, BUSY, 'true');
  return {
    signal: isWrite ? undefined : turn.signal,
    isCurrent: turn.isCurrent,
    current: () => (turn.isCurrent() ? [page] : []),
    end() {
      // A visit that has taken the page shows by the same attribute that it is under way.
      if (turn.isCurrent()) dropAttribute(page, BUSY);
      // An answer that could not be placed leaves the page as it was.
      if (turn.isCurrent()) classListOf(page).remove('ar-leaving');
      turn.end();
    },
    async place(answer) {
      const url = new URL(answer.url);
      if (!url.hash) url.hash = asked.hash;
      if (!isWrite) keepPage(answer);
      await animateLeave(page).catch(() => {});
      if (turn.isCurrent()) await placePage(page, answer, url, isSamePage(url) ? 'replace' : 'push', turn);
    },
  };
}
