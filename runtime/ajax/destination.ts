import { getPage } from '../page.ts';
import type { Answer } from '../answer.ts';
import { keepFocus } from './focus.ts';
import { isAdding } from './options.ts';
import type { Order } from './order.ts';
import { takePage } from './page.ts';
import { announceStatus, preparePieces, readPieces } from './place.ts';
import { takeRights, type Rights } from './rights.ts';
import { pushScope } from './scopes.ts';

/** Where an order's answer goes, and how. */
export interface Destination extends Rights {
  /** Whether it is the page itself. */
  isPage: boolean;
  place(answer: Answer): void | Promise<void>;
}

function placeScoped(order: Order, answer: Answer, targets: HTMLElement[]): void {
  const { place } = order;
  const placing = preparePieces(readPieces(answer.text, place), targets, place, answer.url);
  // Before anything moves: the entry that is left remembers how far it was scrolled.
  pushScope(order, answer);
  const placed = keepFocus(placing);
  announceStatus(placed);
}

function takeScoped(order: Order, targets: HTMLElement[]): Destination {
  const rights = takeRights(targets, order.place, order.isWrite);
  return {
    ...rights,
    isPage: false,
    place(answer) {
      const current = rights.current();
      if (current.length > 0) placeScoped(order, answer, current);
    },
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
  return page !== null && targets.includes(page) && !isAdding(place);
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
