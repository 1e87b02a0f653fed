// Lazy modules are imported here, before the clock is faked.
import '#runtime/requests/stale-token.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { texts } from '#stores/wishlists/texts.ts';
import { pass } from '../../support/cart.ts';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { jsonAnswer, stubServer } from '../../support/server.ts';
import { createWishlistServer, type WishlistServer } from '../../support/wishlist-server.ts';
import { leaveWishlists, noticeTexts, openWishlists, type OpenWishlists } from '../../support/wishlists.ts';

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

/** Returns the shown name, description and first quantity of the list 1. */
function shown() {
  const list = server.list(1);
  return [
    lists.listNameOf(list).$state.get().value,
    lists.listDescriptionOf(list).$state.get().value,
    lists.lineQuantityOf(list.products[0]!).$state.get().value,
  ];
}

describe('a list that a page brings', () => {
  test('is shown, with its name, description and quantities', () => {
    const list = server.list(1);
    expect(shown()).toEqual(['Kitchen', '', 1]);
    const line = { ...list.products[0]!, Quantity: 7 };
    lists.takeList({ ...list, Name: 'Cuisine', Description: 'Tout', products: [line] });
    expect(shown()).toEqual(['Cuisine', 'Tout', 7]);
    lists.takeList({ ...list, Description: null });
    expect(shown()).toEqual(['Kitchen', '', 1]);
    expect(lists.$wishlists.get().version).toBe(0);
  });

  test('has no description where the server names none', () => {
    const { Id } = server.list(1);
    expect(lists.listDescriptionOf({ Id, Description: null }).$state.get().value).toBe('');
    expect(lists.listDescriptionOf({ Id: 2, Description: 'In May' }).$state.get().value).toBe('In May');
  });

  test('is requested again when a write came after its request', async () => {
    const list = server.list(1);
    lists.listNameOf(list).set('Cuisine');
    await lists.listsIdle();
    lists.takeList(list);
    expect([shown()[0], lists.$wishlists.get().version]).toEqual(['Cuisine', 1]);
    lists.recordListsRefetch();
    lists.takeList({ ...list, Name: 'Cuisine' });
    expect(lists.$wishlists.get().version).toBe(1);
  });

  test('that an answer to a form brings is newer than the writes before it', async () => {
    const { emit } = await import('#runtime');
    lists.recordListWrite();
    expect(lists.areListsFresh()).toBe(false);
    emit(document, 'ajax-begin', {} as never);
    expect(lists.areListsFresh()).toBe(true);
  });

  test('has names, descriptions and quantities of its own', async () => {
    const [kitchen, birthday] = [server.list(1), server.list(2)];
    lists.listNameOf(kitchen).set('A');
    lists.listNameOf(birthday).set('B');
    lists.listDescriptionOf(kitchen).set('C');
    lists.listDescriptionOf(birthday).set('D');
    const [mug, bowl] = kitchen.products;
    lists.lineQuantityOf(mug!).set(4);
    lists.lineQuantityOf(bowl!).set(5);
    await lists.listsIdle();
    expect([server.list(1), server.list(2)]).toMatchObject([
      { Name: 'A', Description: 'C', products: [{ Quantity: 4 }, { Quantity: 5 }] },
      { Name: 'B', Description: 'D' },
    ]);
    expect(lists.$wishlists.get()).toMatchObject({ names: { '1': 'A', '2': 'B' }, writing: 0 });
  });
});

describe('a line', () => {
  test('that is removed leaves the list, and its product’s heart is read [WSH-05]', async () => {
    await lists.removeListLine(server.list(1).products[0]!);
    await pass(10);
    expect(server.list(1).products.map(({ productVariantId }) => productVariantId)).toEqual([10201]);
    expect(lists.$wishlists.get()).toMatchObject({ hearts: { 'variant-10101': false }, count: 1 });
  });

  test('that is gone already counts as removed', async () => {
    const line = server.list(1).products[0]!;
    server.fail({ how: 404 });
    await expect(lists.removeListLine(line)).resolves.toBeUndefined();
  });

  test('that cannot be removed is a failure for its view', async () => {
    server.fail({ how: 'refuse' });
    await expect(lists.removeListLine(server.list(1).products[0]!)).rejects.toMatchObject({ status: 409 });
    expect(server.list(1).products).toHaveLength(2);
  });
});

describe('a name', () => {
  test.each([
    ['with a reason', { IsSuccessfull: false, Message: 'Trop long.' }, 'Trop long.'],
    ['without one', { IsSuccessfull: false }, texts.fr.failed],
  ])('that a success rejects %s is the old one again [WSH-04]', async (_what, body, message) => {
    stubServer(() => jsonAnswer(body));
    const listName = lists.listNameOf(server.list(1));
    listName.set('Cuisine');
    await pass(3_000);
    expect(listName.$state.get()).toEqual({ value: 'Kitchen', status: 'settled' });
    expect(await noticeTexts()).toEqual([message]);
  });

  test.each([['null'], ['{"IsSuccessfull":true}'], ['{"Message":null}']])(
    'that is answered by %s is accepted',
    async (text) => {
      stubServer(() => jsonAnswer(JSON.parse(text)));
      const listName = lists.listNameOf(server.list(1));
      listName.set('Cuisine');
      await pass(3_000);
      expect(listName.$state.get()).toEqual({ value: 'Cuisine', status: 'settled' });
    },
  );

  test('that needs a sign-in waits for it, without a notice', async () => {
    server.fail({ how: 401 });
    const listName = lists.listNameOf(server.list(1));
    listName.set('Cuisine');
    await vi.dynamicImportSettled();
    await pass(3_000);
    expect(listName.$state.get()).toMatchObject({ value: 'Cuisine', failure: 'signed-out' });
    expect(await noticeTexts()).toEqual([]);
  });
});

describe('a list that is deleted', () => {
  test('leads nowhere when the server rejects it, with its reason [WSH-05]', async () => {
    server.fail({ how: 'refuse' });
    expect(await lists.deleteList(2)).toBeUndefined();
    expect(await noticeTexts()).toEqual(['No.']);
  });

  test('leads nowhere when its answer leads to another site, or names no address', async () => {
    stubServer(() => jsonAnswer({ Uri: 'https://other.example/' }));
    expect(await lists.deleteList(2)).toBeUndefined();
    stubServer(() => jsonAnswer({ Uri: '/fr/catalog' }));
    expect((await lists.deleteList(2))?.pathname).toBe('/fr/catalog');
  });
});
