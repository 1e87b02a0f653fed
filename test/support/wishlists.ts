import { vi } from 'vitest';
import type * as Wishlists from '#stores/wishlists';
import { pass } from './cart.ts';

/** The lists of one page: a store of its own, shown by somebody. */
export type OpenWishlists = typeof Wishlists & {
  /** Nobody shows them any more. */
  hide: () => void;
};

/** Opens a page's lists, as a page load does: nothing of another page is in them. Timers must be fake. */
export async function openWishlists(): Promise<OpenWishlists> {
  vi.resetModules();
  const wishlists = await import('#stores/wishlists');
  return { ...wishlists, hide: wishlists.$wishlists.subscribe(() => {}) };
}

/** Leaves nothing of a test behind: its store hears and sends nothing any more. */
export async function leaveWishlists({ hide }: OpenWishlists): Promise<void> {
  hide();
  await pass(20_000);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}
