import { fullLoad } from '../navigation/full-load.ts';
import { isAway } from '../navigation/record.ts';
import { isVisiting } from '../navigation/visit.ts';
import { getPage } from '../page/page.ts';
import type { Answer } from '../requests/answer.ts';
import { preserveFocusInFragments } from './focus.ts';
import { insertMessages } from './messages.ts';
import { addsToList } from './options.ts';
import type { Order } from './order.ts';
import { confirmLeave, takePage } from './page.ts';
import { withParts } from './parts.ts';
import { announceStatus, isOtherPage, prepareFragments, readFragments, type Fragments } from './fragments.ts';
import { takeToken, type RequestToken } from './request-token.ts';
import { pushScope } from './scopes.ts';

/** Target of the answer to a request, with the function that renders it. */
export interface Destination extends RequestToken {
  /** Whether it is the page itself. */
  isPage: boolean;
  render(answer: Answer): void | Promise<void>;
}

function renderFragments(
  order: Order,
  answer: Answer,
  fragments: Fragments,
  targets: HTMLElement[],
): Element[] {
  const insertion = prepareFragments(fragments, targets, order.placement, answer.url);
  // `pushScope` runs before the insertion: it records the scroll position in the history entry that is left.
  pushScope(order, answer);
  return preserveFocusInFragments(withParts(insertion, fragments.page, answer.url));
}

// The answer is rendered as a visit without a second request, which would lose the messages that the server
// sends only once.
async function visitAnswer(order: Order, answer: Answer): Promise<void> {
  const url = new URL(answer.url);
  const page = getPage();
  // A visit that started meanwhile has priority.
  if (isVisiting() || isAway()) return;
  const before = confirmLeave(url);
  if (!before) return;
  if (before.length > 0) await Promise.allSettled(before);
  if (!page) {
    fullLoad(url);
    return;
  }
  const token = takePage(page, order);
  await token.render(answer).finally(token.end);
}

// The message is shown even if the content can't be: the server sends it only once.
function renderScoped(order: Order, answer: Answer, targets: HTMLElement[]): void | Promise<void> {
  const fragments = readFragments(answer, order.placement);
  if (targets.length > 0 && isOtherPage(answer, fragments)) return visitAnswer(order, answer);
  const isReported = insertMessages(fragments.page, targets);
  const inserted = targets.length > 0 ? renderFragments(order, answer, fragments, targets) : [];
  if (!isReported) announceStatus(inserted);
  return undefined;
}

function takeScoped(order: Order, targets: HTMLElement[]): Destination {
  const token = takeToken(targets, order.placement, order.isWrite);
  return {
    ...token,
    isPage: false,
    render: (answer) => renderScoped(order, answer, token.current()),
  };
}

/**
 * Returns whether a request replaces the page itself, as a visit does (FRM-02).
 *
 * @param order The request of a form or link.
 * @param targets Where its answer goes.
 */
export function isForPage({ placement: render }: Order, targets: readonly Element[]): boolean {
  const page = getPage();
  return page !== null && targets.includes(page) && !addsToList(render);
}

/**
 * Acquires the targets of a request.
 *
 * @param order The request of a form or link.
 * @param targets Where its answer goes.
 */
export function takeDestination(order: Order, targets: HTMLElement[]): Destination {
  const page = isForPage(order, targets) ? getPage() : null;
  return page ? { ...takePage(page, order), isPage: true } : takeScoped(order, targets);
}
