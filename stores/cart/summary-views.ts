import type { CartSummary } from './schema.ts';

/*
 * Where a page shows the cart's count and amount, apart from the store. A first page shows what the server wrote; the
 * store comes with the first change, and finds the places here.
 */

/** What is known of the summary; amounts are plain text. */
export type ShownSummary = Readonly<Partial<CartSummary>>;

/** A place of the page that shows a part of the summary. */
export interface CartView {
  /** What the server has written there. */
  readonly written: ShownSummary;
  /** Shows what the store has. */
  show(summary: ShownSummary): void;
}

type Follow = (view: CartView) => () => void;

const views = new Map<CartView, (() => void) | undefined>();
const storeless = new AbortController();
let followView: Follow | undefined;

/** Aborted once the store is there. */
export const untilCartStore: AbortSignal = storeless.signal;

/**
 * Makes a place known.
 *
 * @param view What it says, and how it says something else.
 * @param signal Ends it.
 */
export function addCartView(view: CartView, signal: AbortSignal): void {
  views.set(view, followView?.(view));
  const leave = () => {
    views.get(view)?.();
    views.delete(view);
  };
  signal.addEventListener('abort', leave, { once: true });
}

/**
 * Tells that the store is there.
 *
 * @param follow Takes over what a place has written, shows it what the store has from now on, and returns what ends that.
 */
export function connectCartStore(follow: Follow): void {
  followView = follow;
  storeless.abort();
  for (const view of views.keys()) views.set(view, follow(view));
}
