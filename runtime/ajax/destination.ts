import { fullLoad } from '../navigation/full-load.ts';
import { isAway } from '../navigation/noted.ts';
import { isVisiting } from '../navigation/visit.ts';
import { getPage } from '../page/page.ts';
import type { Answer } from '../requests/answer.ts';
import { keepFocusInPieces } from './focus.ts';
import { placeMessages } from './messages.ts';
import { addsToList } from './options.ts';
import type { Order } from './order.ts';
import { askToLeave, takePage } from './page.ts';
import { withParts } from './parts.ts';
import { announceStatus, isOtherPage, preparePieces, readPieces, type Pieces } from './pieces.ts';
import { takeRights, type Rights } from './rights.ts';
import { pushScope } from './scopes.ts';

/** Where an order's answer goes, and how. */
export interface Destination extends Rights {
  /** Whether it is the page itself. */
  isPage: boolean;
  place(answer: Answer): void | Promise<void>;
}

function placePieces(order: Order, answer: Answer, pieces: Pieces, targets: HTMLElement[]): Element[] {
  const placing = preparePieces(pieces, targets, order.place, answer.url);
  // Before anything moves: the entry that is left remembers how far it was scrolled.
  pushScope(order, answer);
  return keepFocusInPieces(withParts(placing, pieces.page, answer.url));
}

// The answer itself is inserted: a second request would lose the messages that the server writes once.
async function visitAnswer(order: Order, answer: Answer): Promise<void> {
  const url = new URL(answer.url);
  const page = getPage();
  // A link that was pressed meanwhile leads on.
  if (isVisiting() || isAway()) return;
  const before = askToLeave(url);
  if (!before) return;
  if (before.length > 0) await Promise.allSettled(before);
  if (!page) {
    fullLoad(url);
    return;
  }
  const rights = takePage(page, order);
  await rights.place(answer).finally(rights.end);
}

// A message is shown whatever becomes of the rest: the server says it once.
function placeScoped(order: Order, answer: Answer, targets: HTMLElement[]): void | Promise<void> {
  const pieces = readPieces(answer, order.place);
  if (targets.length > 0 && isOtherPage(answer, pieces)) return visitAnswer(order, answer);
  const isTold = placeMessages(pieces.page, targets);
  const placed = targets.length > 0 ? placePieces(order, answer, pieces, targets) : [];
  if (!isTold) announceStatus(placed);
  return undefined;
}

function takeScoped(order: Order, targets: HTMLElement[]): Destination {
  const rights = takeRights(targets, order.place, order.isWrite);
  return {
    ...rights,
    isPage: false,
    place: (answer) => placeScoped(order, answer, rights.current()),
  };
}

/**
 * Whether an order replaces the page itself: then it is a visit (FRM-02).
 *
 * @param order What is asked for.
 * @param targets Where its answer goes.
 */
export function isForPage({ place }: Order, targets: readonly Element[]): boolean {
  const page = getPage();
  return page !== null && targets.includes(page) && !addsToList(place);
}

/**
 * Takes the targets of an order.
 *
 * @param order What is asked for.
 * @param targets Where its answer goes.
 */
export function takeDestination(order: Order, targets: HTMLElement[]): Destination {
  const page = isForPage(order, targets) ? getPage() : null;
  return page ? { ...takePage(page, order), isPage: true } : takeScoped(order, targets);
}
