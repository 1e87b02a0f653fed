import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pass } from '../../support/cart.ts';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { createWishlistServer, type WishlistServer } from '../../support/wishlist-server.ts';
import { leaveWishlists, openWishlists, type OpenWishlists } from '../../support/wishlists.ts';

const BOWL = { productId: 301, productVariantId: 30101 };

let lists: OpenWishlists;
let server: WishlistServer;

beforeEach(async () => {
  watchConsole();
  vi.useFakeTimers();
  showPage('');
  server = createWishlistServer();
  lists = await openWishlists();
});
afterEach(() => leaveWishlists(lists));

test('a retry of a failed addition fills the heart again [WSH-02]', async () => {
  server.fail({ how: 'drop' }, { how: 'drop' });
  const [birthday] = lists.openMemberships(BOWL, [{ Id: 2, Name: 'Birthday', contains: false }], 1);
  birthday!.set(true);
  await pass(3_000);
  expect(birthday!.$state.get()).toMatchObject({ value: true, status: 'failed' });
  lists.$wishlists.set({ ...lists.$wishlists.get(), hearts: { '301': false } });
  birthday!.retry();
  expect(lists.$wishlists.get().hearts).toEqual({ '301': true });
  await pass(1_000);
  expect(server.has(2, 30101)).toBe(true);
});

test('lists that are newer than the page correct the heart [WSH-01]', () => {
  lists.openMemberships(BOWL, [{ Id: 2, Name: 'Birthday', contains: true }], 1);
  expect(lists.$wishlists.get().hearts).toEqual({ '301': true });
});
