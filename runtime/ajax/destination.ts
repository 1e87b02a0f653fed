import { getPage } from '../page/page.ts';
import type { Answer } from '../requests/answer.ts';
import { keepFocusInPieces } from './focus.ts';
import { placeMessages } from './messages.ts';
import { addsToList } from './options.ts';
import type { Order } from './order.ts';
import { takePage } from './page.ts';
import { withParts } from './parts.ts';
import { announceStatus, preparePieces, readPieces, type Pieces } from './pieces.ts';
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

// A message is shown whatever becomes of the rest: the server says it once.
function placeScoped(order: Order, answer: Answer, targets: HTMLElement[]): void {
  const pieces = readPieces(answer, order.place);
  const isTold = placeMessages(pieces.page, targets);
  const placed = targets.length > 0 ? placePieces(order, answer, pieces, targets) : [];
  if (!isTold) announceStatus(placed);
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
