import type { CartSummary } from './schema.ts';

/*
 * The elements of a page that show the cart's count and amount, independent of the store. The store is loaded
 * with the first change and finds the registered views here.
 */

/** The known part of the summary; amounts are plain text. */
export type ShownSummary = Readonly<Partial<CartSummary>>;

/** An element of the page that shows a part of the summary. */
export interface CartView {
  /** The summary in the server's HTML. */
  readonly written: ShownSummary;
  /** Shows the store's summary. */
  show(summary: ShownSummary): void;
}

type Follow = (view: CartView) => () => void;

const views = new Map<CartView, (() => void) | undefined>();
const storeless = new AbortController();
let followView: Follow | undefined;

/** Aborts when the store is loaded. */
export const untilCartStore: AbortSignal = storeless.signal;

/**
 * Registers a view.
 *
 * @param view The summary in its HTML, and a function that shows another one.
 * @param signal Removes the view.
 */
export function addCartView(view: CartView, signal: AbortSignal): void {
  views.set(view, followView?.(view));
  signal.addEventListener('abort', () => {
    views.get(view)?.();
    views.delete(view);
  });
}

/**
 * Connects the loaded store to all views.
 *
 * @param follow Seeds the store from a view, subscribes the view to it, and returns the unsubscribe function.
 */
export function connectCartStore(follow: Follow): void {
  followView = follow;
  storeless.abort();
  for (const view of views.keys()) views.set(view, follow(view));
}
