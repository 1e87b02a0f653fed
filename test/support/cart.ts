import { vi } from 'vitest';
import type * as Cart from '#stores/cart';

/** The cart of one page: a store of its own, shown by somebody. */
export type OpenCart = typeof Cart & {
  /** Nobody shows it any more. */
  hide: () => void;
};

/** Opens a page's cart, as a page load does: nothing of another page is in it. Timers must be fake. */
export async function openCart(): Promise<OpenCart> {
  vi.resetModules();
  const cart = await import('#stores/cart');
  return { ...cart, hide: cart.$cart.subscribe(() => {}) };
}

/** Lets promises settle and timers run until the given time has passed. */
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Leaves nothing of a test behind: its store hears and sends nothing any more. */
export async function leaveCart({ hide }: OpenCart): Promise<void> {
  hide();
  await pass(20_000);
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}
