import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { texts } from '#stores/wishlists/texts.ts';
import { pass } from '../../support/cart.ts';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { jsonAnswer, later, stubServer } from '../../support/server.ts';
import { leaveWishlists, openWishlists, type OpenWishlists } from '../../support/wishlists.ts';

const LINE = { WishlistProductId: 11, Quantity: 1, productVariantId: 10101, ItemName: 'Mug' };
const SITE_TEXT = 'Le site ne répond pas.';

let lists: OpenWishlists;

beforeEach(async () => {
  watchConsole();
  vi.useFakeTimers();
  showPage('', { lang: 'fr' });
  lists = await openWishlists();
});
afterEach(() => leaveWishlists(lists));

const noticed = async () => {
  const { $notices: shown } = await import('#stores/notices');
  return shown.get().map(({ tone, text }) => [tone, text]);
};
const isText = (url: URL) => url.pathname.includes('/stringresources');

/** Answers writes by the given function, and requests for the site's texts by the other one. */
const serve = (respond: () => Response, texts: () => Response | Promise<Response>) =>
  stubServer((url) => (isText(url) ? texts() : respond())).requests;
const siteTexts = () => jsonAnswer({ Core: { ErrorServer: SITE_TEXT } });

async function setQuantity(): Promise<void> {
  lists.lineQuantityOf(LINE).set(9);
  await pass(700);
}

describe.each([
  ['is rejected', 422, texts.fr.failed],
  ['fails', 503, texts.fr.unsaved],
])('a quantity that %s', (_what, status, own) => {
  test('without a message has the site’s text [WSH-06]', async () => {
    serve(() => jsonAnswer({}, { status }), siteTexts);
    await setQuantity();
    expect(await noticed()).toEqual([['error', SITE_TEXT]]);
  });

  test('without a message has our own text after a second without the site’s', async () => {
    serve(
      () => jsonAnswer({}, { status }),
      () => later<Response>().promise,
    );
    await setQuantity();
    expect(await noticed()).toEqual([]);
    await pass(1_000);
    expect(await noticed()).toEqual([['error', own]]);
  });

  test('with a message shows it at once, and needs no text of the site', async () => {
    const requests = serve(() => jsonAnswer({ Message: 'Trop.' }, { status }), siteTexts);
    await setQuantity();
    expect(await noticed()).toEqual([['error', 'Trop.']]);
    expect(requests.filter(({ url }) => isText(url))).toEqual([]);
  });
});

test('an order that fails without an answer’s message has our own text as an error', async () => {
  stubServer(() => jsonAnswer({}, { status: 503 }));
  await import('#stores/cart');
  const order = lists.orderList(1, [{ variantId: 1, qty: 1 }]);
  await vi.dynamicImportSettled();
  await pass(1_000);
  await order;
  expect((await noticed())[0]).toEqual(['error', texts.fr.unsure]);
});

test('a write of the lists outlives the page', async () => {
  const requests = serve(() => jsonAnswer({ IsSuccessfull: true }), siteTexts);
  await setQuantity();
  expect(requests[0]!.init.keepalive).toBe(true);
});

test('the lists are not shown as read when another write is on its way', async () => {
  const gate = later<Response>();
  stubServer(() => gate.promise);
  lists.lineQuantityOf(LINE).set(9);
  await pass(0);
  lists.recordListsRefetch();
  expect(lists.areListsFresh()).toBe(true);
  gate.resolve(jsonAnswer({ IsSuccessfull: true }));
  await pass(10);
  expect(lists.areListsFresh()).toBe(false);
});
