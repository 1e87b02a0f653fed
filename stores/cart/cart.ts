import { atom, computed } from 'nanostores';
import { setGuarded } from '../writes/index.ts';
import type { ShownSummary } from './summary-views.ts';
import type { CartLine } from './schema.ts';
import { reconcileLines as withLines } from './reconcile.ts';
import { emptyCart, type CartState } from './state.ts';

/** The cart of the page: the server's truth and the wishes beyond it. It survives navigation. */
export const $cart = atom<CartState>(emptyCart);

/** The last summary that the server gave; null until an island was given one. */
export const $cartSummary = computed($cart, ({ summary }) => summary);

/** Changes the cart by one of the functions of `state.ts`. A listener that throws spoils neither the cart nor its writes. */
export function update(change: (state: CartState) => CartState): void {
  setGuarded($cart, change($cart.get()), 'a listener of the cart');
}

// Every start and every end of a write counts, so that an answer knows whether it is older than one of them.
let writes = 0;
let writesAtFetch = 0;

/** Notes that a write has started or ended, here or elsewhere. */
export function recordWrite(): void {
  writes += 1;
}

/** Notes that the server is being asked for a page or for lines: what comes is as old as this moment. */
export function recordRefetch(): void {
  writesAtFetch = writes;
}

/** Whether nothing was written since the server was last asked. */
export const isFresh = (): boolean => writesAtFetch === writes;

/** Lets the views read the lines anew. */
export function refetchLines(): void {
  update((state) => ({ ...state, version: state.version + 1 }));
}

export function setSummary(summary: ShownSummary): void {
  update((state) => ({ ...state, summary }));
}

// A page that was requested in a session that has ended since shows the empty cart of a guest.
const contradictsSummary = (lines: readonly CartLine[]) =>
  lines.length === 0 && ($cart.get().summary?.ItemsCount ?? 0) > 0;

let wasContradicted = false;

/**
 * Takes over the lines that the server wrote into a page or fragment (CRT-01).
 *
 * @param lines Every line of the cart. They are asked for again when something was written since they were asked for, and
 * once when there is none although the summary knows of articles.
 */
export function takeLines(lines: readonly CartLine[]): void {
  update((state) => withLines(state, lines, isFresh()));
  const isContradicted = contradictsSummary(lines);
  if (!isFresh() || (isContradicted && !wasContradicted)) refetchLines();
  wasContradicted = isContradicted;
}
