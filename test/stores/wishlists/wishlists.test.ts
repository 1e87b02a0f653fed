// Lazy modules are imported here, before the clock is faked.
import '#runtime/requests/stale-token.ts';
import '#stores/tags';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $notices } from '#stores/notices';
import { pass } from '../../support/cart.ts';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { answer, jsonAnswer, stubServer } from '../../support/server.ts';
import { createWishlistServer, type WishlistServer } from '../../support/wishlist-server.ts';
import { leaveWishlists, noticeTexts, openWishlists, type OpenWishlists } from '../../support/wishlists.ts';

const MUG = { productId: 101, productVariantId: 10101 };
const BOWL = { productId: 301, productVariantId: 30101 };

let lists: OpenWishlists;
let server: WishlistServer;

const callsOf = (shop: WishlistServer) =>
  shop.requests.map(({ url, init }) => `${init.method ?? 'GET'} ${url.pathname}${url.search}`);
const writesOf = (shop: WishlistServer) => callsOf(shop).filter((call) => !call.startsWith('GET'));
const path = '/api/v1/catalog/wishlist';
const choices = () => server.lists().map(({ Id, Name }) => ({ Id, Name, contains: server.has(Id, 30101) }));
beforeEach(async () => {
  watchConsole();
  vi.useFakeTimers();
  showPage('', { app: '/shop' });
  showPage('');
  server = createWishlistServer();
  lists = await openWishlists();
});
afterEach(async () => {
  await leaveWishlists(lists);
  $notices.set([]);
  delete (window as { dataLayer?: unknown }).dataLayer;
});

test('every call travels as it is specified, with its values in the query string and no body [WSH-09]', async () => {
  const list = server.list(1);
  lists.listNameOf(list).set('Été & co');
  lists.listDescriptionOf(list).set('a=b');
  lists.lineQuantityOf(list.products[0]!).set(3);
  await lists.listsIdle();
  await lists.removeListLine(list.products[1]!);
  const [kitchen, birthday] = lists.openMemberships(BOWL, choices(), 2);
  kitchen!.set(true);
  birthday!.set(true);
  await lists.listsIdle();
  birthday!.set(false);
  await lists.listsIdle();
  expect(await lists.leaveAllLists(BOWL, [kitchen!])).toBe(true);
  expect((await lists.deleteList(2))?.pathname).toBe('/fr/catalog/wishlist/list');
  expect(writesOf(server)).toEqual([
    `POST ${path}/updatename?Id=1&Name=%C3%89t%C3%A9+%26+co`,
    `POST ${path}/updatedescription?Id=1&Description=a%3Db`,
    `POST ${path}/updatequantity?Id=11&Quantity=3`,
    `DELETE ${path}/deletefromlist?Id=12`,
    `POST ${path}/addproductvariant?WishlistId=1&ProductVariantId=30101&Quantity=2&ProductId=301`,
    `POST ${path}/addproductvariant?WishlistId=2&ProductVariantId=30101&Quantity=2&ProductId=301`,
    `DELETE ${path}/deletefromlist/30101/2`,
    `DELETE ${path}/deletefromalllist/30101`,
    `POST ${path}/delete?Id=2`,
  ]);
  expect(server.requests.every(({ init }) => init.body === undefined)).toBe(true);
  const reads = callsOf(server).filter((call) => call.startsWith('GET'));
  expect(reads).toContain(`GET ${path}/products/count`);
  expect(reads).toContain(`GET ${path}/isinthelist?ProductVariantId=30101&ProductId=301`);
});

test('the application’s root comes before every call, whatever page it is made from [WSH-09]', async () => {
  showPage('', { app: '/shop' });
  const shop = stubServer(() => jsonAnswer({}));
  lists.listNameOf(server.list(1)).set('Other');
  await lists.listsIdle();
  expect(shop.requests[0]!.url.pathname).toBe('/shop/api/v1/catalog/wishlist/updatename');
});

test('a quantity that the answer refuses is the old one again, and a growl says so [WSH-06]', async () => {
  const line = server.list(1).products[0]!;
  const quantity = lists.lineQuantityOf(line);
  quantity.set(-1);
  expect(quantity.$state.get().value).toBe(-1);
  await pass(2_000);
  expect(quantity.$state.get()).toEqual({ value: 1, status: 'settled' });
  expect(server.list(1).products[0]!.Quantity).toBe(1);
  expect(await noticeTexts()).toEqual(['Le serveur n’a pas pu répondre. Rien n’a été modifié ; réessayez.']);
});

test('the answer’s own words of a refused quantity are told, and its own quantity holds [WSH-06]', async () => {
  stubServer((url) =>
    url.search.includes('Quantity=7')
      ? jsonAnswer({ IsSuccessfull: false, WishlistProductId: 11, Quantity: 1, Message: 'Trop.' })
      : jsonAnswer({ IsSuccessfull: true, WishlistProductId: 11, Quantity: 4 }),
  );
  const quantity = lists.lineQuantityOf(server.list(1).products[0]!);
  quantity.set(7);
  await lists.listsIdle();
  expect(await noticeTexts()).toEqual(['Trop.']);
  quantity.set(5);
  await lists.listsIdle();
  expect(quantity.$state.get()).toEqual({ value: 4, status: 'settled' });
});

const UNSAVED = 'Le serveur n’a pas pu répondre. Votre changement n’est peut-être pas enregistré.';

test.each([
  ['a status without words', () => answer('', { status: 500 }), UNSAVED],
  ['a status with its words', () => jsonAnswer({ Message: 'Panne.' }, { status: 503 }), 'Panne.'],
  ['no JSON', () => answer('<!doctype html>', { status: 200 }), UNSAVED],
  ['another JSON', () => jsonAnswer([]), UNSAVED],
  ['nothing', () => answer('', { status: 200 }), UNSAVED],
])(
  'a quantity answered with %s is a growl, and waits for its retry [WSH-06]',
  async (_what, serve, message) => {
    stubServer(serve);
    const quantity = lists.lineQuantityOf(server.list(1).products[0]!);
    quantity.set(9);
    await pass(3_000);
    expect(quantity.$state.get()).toMatchObject({ value: 9, status: 'failed' });
    expect(await noticeTexts()).toEqual([message]);
  },
);

test('a name that is refused gives the old one back everywhere, with the server’s words [WSH-04]', async () => {
  const listName = lists.listNameOf(server.list(1));
  listName.set('a bad name');
  expect(lists.$wishlists.get().names['1']).toBe('a bad name');
  await lists.listsIdle();
  expect(lists.$wishlists.get().names['1']).toBe('Kitchen');
  expect(await noticeTexts()).toEqual(['Bad Name.']);
});

test('an addition is shown at once, told with the server’s words, and pushed to the tag manager [WSH-02] [TAG-04]', async () => {
  const [, birthday] = lists.openMemberships(BOWL, choices(), 1);
  birthday!.set(true);
  expect(birthday!.$state.get()).toEqual({ value: true, status: 'saving' });
  expect(lists.$wishlists.get().hearts).toEqual({ '301': true });
  await lists.listsIdle();
  await pass(10);
  expect(lists.$listNews.get()).toEqual({ kind: 'added', message: 'Added.', listId: 2 });
  expect((window as { dataLayer?: unknown[] }).dataLayer).toEqual([{ event: 'add_to_wishlist' }]);
  expect(lists.$wishlists.get().count).toBe(3);
});

test('what was refused is taken back, and the heart is as the server has it [WSH-02]', async () => {
  server.fail({ how: 'refuse' });
  const [, birthday] = lists.openMemberships(BOWL, choices(), 1);
  birthday!.set(true);
  await lists.listsIdle();
  await pass(10);
  expect(birthday!.$state.get()).toEqual({ value: false, status: 'settled' });
  expect(lists.$wishlists.get().hearts).toEqual({ '301': false });
  expect(await noticeTexts()).toEqual(['No.']);
});

test.each([
  { how: 'late' as const, what: 'whose answer is lost' },
  { how: 'drop' as const, what: 'that never came' },
])('an addition $what is asked for, and added once [WSH-09]', async ({ how }) => {
  server.fail({ how });
  const [, birthday] = lists.openMemberships(BOWL, choices(), 2);
  birthday!.set(true);
  await pass(3_000);
  expect(birthday!.$state.get()).toEqual({ value: true, status: 'settled' });
  expect(server.list(2).products.map(({ Quantity }) => Quantity)).toEqual([2]);
});

test('fast ticks are sent as the last one says, and a removal of what is gone already is none [WSH-01]', async () => {
  const [, birthday] = lists.openMemberships(BOWL, choices(), 1);
  birthday!.set(true);
  birthday!.set(false);
  birthday!.set(true);
  await lists.listsIdle();
  expect(server.has(2, 30101)).toBe(true);
  expect(server.applied).toHaveLength(1);
  birthday!.set(false);
  server.fail({ how: 404 });
  await lists.listsIdle();
  expect(birthday!.$state.get()).toEqual({ value: false, status: 'settled' });
});

test('what failed for want of the network waits, and is sent when that is back', async () => {
  server.fail({ how: 'drop' }, { how: 'drop' });
  const listName = lists.listNameOf(server.list(1));
  listName.set('New');
  await pass(3_000);
  expect(listName.$state.get()).toMatchObject({ value: 'New', status: 'failed', failure: 'unsure' });
  dispatchEvent(new Event('online'));
  await pass(1_000);
  expect(server.list(1).Name).toBe('New');
});

test('another tab’s change is read once for each heart that is shown, and for no other [WSH-10]', async () => {
  lists.shownHearts.find = (key) => key === '101';
  const channel = new BroadcastChannel('archipel-wishlists ');
  channel.postMessage('archipel 1 changed 101:10101 999:99901');
  channel.postMessage('archipel 1 changed <b>');
  channel.postMessage('archipel 2 changed 101:10101');
  await vi.waitFor(() => expect(lists.$wishlists.get().hearts).toEqual({ '101': true }));
  channel.close();
  const requested = callsOf(server).filter((call) => call.includes('isinthelist'));
  expect(requested).toEqual([`GET ${path}/isinthelist?ProductVariantId=10101&ProductId=101`]);
  expect(MUG.productId).toBe(101);
});

test('of two answers to one question the older one never wins, however late it comes', async () => {
  const { readCount } = await import('#stores/wishlists/queue.ts');
  const answers: ((count: number) => void)[] = [];
  stubServer(() => new Promise((resolve) => answers.push((Count) => resolve(jsonAnswer({ Count })))));
  const both = Promise.all([readCount(), readCount()]);
  answers[1]!(2);
  await pass(10);
  answers[0]!(9);
  await both;
  expect(lists.$wishlists.get().count).toBe(2);
});

test('a visit waits for what is on its way, and what it brings is newer than what was noted', async () => {
  const { emit } = await import('#runtime');
  const [, birthday] = lists.openMemberships(BOWL, choices(), 1);
  birthday!.set(true);
  const waits: Promise<unknown>[] = [];
  emit(document, 'page-leave', { url: location.href, waitFor: (work) => void waits.push(work) });
  await pass(100);
  await Promise.all(waits);
  expect(server.has(2, 30101)).toBe(true);
  emit(document, 'page-loaded', { url: location.href });
  expect(lists.$wishlists.get()).toMatchObject({ hearts: {}, count: undefined });
});

test('a page that goes away sends what waits for its turn', async () => {
  const list = server.list(1);
  lists.listNameOf(list).set('One');
  lists.listDescriptionOf(list).set('Two');
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(writesOf(server)).toHaveLength(2);
  await lists.listsIdle();
  expect(server.list(1)).toMatchObject({ Name: 'One', Description: 'Two' });
});
