import { vi } from 'vitest';
import type * as Wishlists from '#stores/wishlists';
import { pass } from './cart.ts';

/** The wishlist store of one page, with a subscriber. */
export type OpenWishlists = typeof Wishlists & {
  /** Ends the subscriptions. */
  hide: () => void;
};

/** Opens a page's lists with an empty store, as a page load does. Timers must be fake. */
export async function openWishlists(): Promise<OpenWishlists> {
  vi.resetModules();
  const wishlists = await import('#stores/wishlists');
  return { ...wishlists, hide: wishlists.$wishlists.subscribe(() => {}) };
}

/** Cleans up after a test: the store receives and sends nothing any more. */
export async function leaveWishlists({ hide }: OpenWishlists): Promise<void> {
  hide();
  await pass(20_000);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}

/** Returns the texts of the notices that are shown. */
export async function noticeTexts(): Promise<string[]> {
  const { $notices } = await import('#stores/notices');
  return $notices.get().map(({ text }) => text);
}
