import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pass } from '../../support/cart.ts';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { jsonAnswer, stubServer } from '../../support/server.ts';
import { createWishlistServer, type WishlistServer } from '../../support/wishlist-server.ts';
import { leaveWishlists, noticeTexts, openWishlists, type OpenWishlists } from '../../support/wishlists.ts';

const BOWL = { productId: 301, productVariantId: 30101 };
const BIRTHDAY = { Id: 2, Name: 'Birthday', contains: false };

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

const openBirthday = (contains = false) => lists.openMemberships(BOWL, [{ ...BIRTHDAY, contains }], 1)[0]!;
/** Counts the requests about one list, which only an addition of unknown outcome makes. */
const queried = () =>
  server.requests.filter(
    ({ url }) => url.pathname.endsWith('/isinthelist') && url.searchParams.has('WishlistId'),
  ).length;

/** Sets the membership and waits until it is written. */
async function setAndWait(isIn: boolean, membership = openBirthday()): Promise<void> {
  membership.set(isIn);
  await pass(3_000);
}

describe('an addition', () => {
  test('is sent at once: only after an unknown outcome is the server asked before it is sent again', async () => {
    const birthday = openBirthday();
    await setAndWait(true, birthday);
    expect([server.applied.length, queried()]).toEqual([1, 0]);
    await setAndWait(false, birthday);
    server.fail({ how: 'drop' });
    await setAndWait(true, birthday);
    expect([queried(), server.has(2, 30101)]).toEqual([1, true]);
    await setAndWait(false, birthday);
    await setAndWait(true, birthday);
    expect(queried()).toBe(1);
  });

  test('that was rejected is sent again without a question', async () => {
    const birthday = openBirthday();
    server.fail({ how: 'refuse' });
    await setAndWait(true, birthday);
    expect(birthday.$state.get()).toEqual({ value: false, status: 'settled' });
    await setAndWait(true, birthday);
    expect([queried(), server.has(2, 30101)]).toEqual([0, true]);
  });

  test('is reported with the list that the server has added to, or the chosen one [WSH-02]', async () => {
    const birthday = openBirthday();
    stubServer(() => jsonAnswer({ Message: 'Added.', WishlistId: 5 }));
    await setAndWait(true, birthday);
    expect(lists.$listNews.get()).toEqual({ kind: 'added', message: 'Added.', listId: 5 });
    birthday.confirm(false);
    stubServer(() => jsonAnswer({}));
    await setAndWait(true, birthday);
    expect(lists.$listNews.get()).toEqual({ kind: 'added', message: undefined, listId: 2 });
  });
});

describe('a removal', () => {
  test('is reported with its list [WSH-02]', async () => {
    const birthday = openBirthday();
    await setAndWait(true, birthday);
    await setAndWait(false, birthday);
    expect(lists.$listNews.get()).toEqual({ kind: 'removed', listId: 2 });
  });

  test('that is rejected leaves the product in the list, with the server’s reason', async () => {
    const birthday = openBirthday(true);
    server.fail({ how: 'refuse' });
    await setAndWait(false, birthday);
    expect(birthday.$state.get()).toEqual({ value: true, status: 'settled' });
    expect([await noticeTexts(), lists.$listNews.get()]).toEqual([['No.'], undefined]);
  });

  test('from all lists shows the product in none [WSH-01]', async () => {
    const [kitchen, birthday] = lists.openMemberships(
      BOWL,
      [
        { Id: 1, Name: 'Kitchen', contains: true },
        { ...BIRTHDAY, contains: true },
      ],
      1,
    );
    expect(await lists.leaveAllLists(BOWL, [kitchen!, birthday!])).toBe(true);
    expect([kitchen!, birthday!].map(({ $state }) => $state.get().value)).toEqual([false, false]);
    expect(lists.$wishlists.get().hearts).toEqual({ '301': false });
  });

  test('from all lists that is rejected changes nothing, and says why', async () => {
    const birthday = openBirthday(true);
    server.fail({ how: 'refuse' });
    expect(await lists.leaveAllLists(BOWL, [birthday])).toBe(false);
    expect([birthday.$state.get().value, await noticeTexts()]).toEqual([true, ['No.']]);
    expect(lists.$wishlists.get().hearts).toEqual({ '301': true });
  });
});

describe('the lists of a dialog', () => {
  test('are newer than the known state, if nothing was written since their request [WSH-01]', () => {
    const birthday = openBirthday(false);
    openBirthday(true);
    expect(birthday.$state.get().value).toBe(true);
    expect(lists.$wishlists.get().hearts).toEqual({ '301': true });
  });

  test('are older than the known state after a write', () => {
    const birthday = openBirthday(false);
    lists.recordListWrite();
    const again = openBirthday(true);
    expect([birthday.$state.get().value, again.$state.get().value]).toEqual([false, false]);
    expect(lists.$wishlists.get().hearts).toEqual({ '301': false });
  });

  test('of a product without an id fill the heart of its variant', () => {
    lists.openMemberships({ productVariantId: 30101 }, [{ ...BIRTHDAY, contains: true }], 1);
    expect(lists.$wishlists.get().hearts).toEqual({ 'variant-30101': true });
  });
});
