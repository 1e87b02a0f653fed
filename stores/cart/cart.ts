import { atom, computed } from 'nanostores';
import { setGuarded } from '../writes/index.ts';
import type { ShownSummary } from './summary-views.ts';
import type { CartLine } from './schema.ts';
import { reconcileLines as withLines } from './reconcile.ts';
import { emptyCart, type CartState } from './state.ts';

/** The cart of the page: the server's state and the optimistic values. It survives navigation. */
export const $cart = atom<CartState>(emptyCart);

/** The last summary of the server; null until an island has seeded one. */
export const $cartSummary = computed($cart, ({ summary }) => summary);

/**
 * Changes the cart by one of the functions of `state.ts`. A listener that throws affects neither the cart nor
 * its writes.
 */
export function update(change: (state: CartState) => CartState): void {
  setGuarded($cart, change($cart.get()), 'a listener of the cart');
}

// Counts every start and end of a write, so that an answer can be compared with them.
let writes = 0;
let writesAtFetch = 0;
let writesAtPage = 0;

/** Records that a write has started or ended, here or elsewhere. */
export function recordWrite(): void {
  writes += 1;
}

/** Records that a page is requested from the server: the answer is as old as this moment. */
export function recordRefetch(): void {
  recordReread();
  writesAtPage = writes;
}

/** Records that lines and parts of the shown page are requested again. */
export function recordReread(): void {
  writesAtFetch = writes;
}

/** Whether nothing was written since the last request for a page or lines. */
export const isFresh = (): boolean => writesAtFetch === writes;

/** Whether nothing was written since the shown page was requested. */
export const isPageFresh = (): boolean => writesAtPage === writes;

/** Makes the views read the lines again. */
export function refetchLines(): void {
  update((state) => ({ ...state, version: state.version + 1 }));
}

export function setSummary(summary: ShownSummary): void {
  update((state) => ({ ...state, summary }));
}

// A page requested before its session ended shows the empty cart of a guest.
const contradictsSummary = (lines: readonly CartLine[]) =>
  lines.length === 0 && ($cart.get().summary?.ItemsCount ?? 0) > 0;

let wasContradicted = false;

/**
 * Takes over the lines that the server wrote into a page or fragment (CRT-01).
 *
 * @param lines Every line of the cart. They are requested again when a write came after their request, and once
 * when they are empty although the summary counts articles.
 */
export function takeLines(lines: readonly CartLine[]): void {
  update((state) => withLines(state, lines, isFresh()));
  const isContradicted = contradictsSummary(lines);
  if (!isFresh() || (isContradicted && !wasContradicted)) refetchLines();
  wasContradicted = isContradicted;
}
