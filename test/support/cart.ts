import { vi } from 'vitest';
import type * as Cart from '#stores/cart';

/** The cart store of one page, with a subscriber. */
export type OpenCart = typeof Cart & {
  /** Ends the subscription. */
  hide: () => void;
};

/** Opens a page's cart with an empty store, as a page load does. Timers must be fake. */
export async function openCart(): Promise<OpenCart> {
  vi.resetModules();
  const cart = await import('#stores/cart');
  return { ...cart, hide: cart.$cart.subscribe(() => {}) };
}

/** Lets promises resolve and timers run until the given time has passed. */
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Cleans up after a test: the store receives and sends nothing any more. */
export async function leaveCart({ hide }: OpenCart): Promise<void> {
  hide();
  await pass(20_000);
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}
