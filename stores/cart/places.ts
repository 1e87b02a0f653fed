import type { CartSummary } from './schema.ts';

/*
 * Where a page shows the cart's count and amount, apart from the store. A first page shows what the server wrote; the
 * store comes with the first change, and finds the places here.
 */

/** What is known of the summary; amounts are plain text. */
export type ShownSummary = Readonly<Partial<CartSummary>>;

/** A place of the page that shows a part of the summary. */
export interface CartPlace {
  /** What the server has written there. */
  readonly written: ShownSummary;
  /** Shows what the store has. */
  show(summary: ShownSummary): void;
}

type Follow = (place: CartPlace) => () => void;

const places = new Map<CartPlace, (() => void) | undefined>();
const storeless = new AbortController();
let followPlace: Follow | undefined;

/** Aborted once the store is there. */
export const untilCartStore: AbortSignal = storeless.signal;

/**
 * Makes a place known.
 *
 * @param place What it says, and how it says something else.
 * @param signal Ends it.
 */
export function addCartPlace(place: CartPlace, signal: AbortSignal): void {
  places.set(place, followPlace?.(place));
  const leave = () => {
    places.get(place)?.();
    places.delete(place);
  };
  signal.addEventListener('abort', leave, { once: true });
}

/**
 * Tells that the store is there.
 *
 * @param follow Takes over what a place has written, shows it what the store has from now on, and returns what ends that.
 */
export function connectCartStore(follow: Follow): void {
  followPlace = follow;
  storeless.abort();
  for (const place of places.keys()) places.set(place, follow(place));
}
