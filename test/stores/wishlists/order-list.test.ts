// Lazy modules are imported here, before the clock is faked.
import '#stores/cart';
import '#stores/tags';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { texts } from '#stores/wishlists/texts.ts';
import { pass } from '../../support/cart.ts';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { jsonAnswer, stubServer } from '../../support/server.ts';
import { leaveWishlists, noticeTexts, openWishlists, type OpenWishlists } from '../../support/wishlists.ts';

const ITEMS = [
  { variantId: 10101, qty: 2 },
  { variantId: 10201, qty: 1 },
];
const ORDER = '/shop/api/v1/catalog/products/addwishlisttocart';

let lists: OpenWishlists;

beforeEach(async () => {
  watchConsole();
  vi.useFakeTimers();
  showPage('', { app: '/shop' });
  lists = await openWishlists();
});
afterEach(async () => {
  await leaveWishlists(lists);
  delete (window as { dataLayer?: unknown }).dataLayer;
});

const SUMMARY = { ItemsCount: 3, AmountTaxInclHtml: '3', AmountTaxExclHtml: '3' };

/** Answers orders by the given function, and every other request by the cart's summary. */
function serve(respond: () => Response) {
  const { requests } = stubServer((url) => (url.pathname === ORDER ? respond() : jsonAnswer(SUMMARY)));
  return () => requests.filter(({ url }) => url.pathname === ORDER);
}
/** Collects the addresses of reported failures until the test has ended. */
function watchFailures(): string[] {
  const failures: string[] = [];
  const listen = (event: Event) =>
    failures.push(new URL((event as CustomEvent<{ url: string }>).detail.url).pathname);
  document.addEventListener('archipel:api-error', listen);
  onTestFinished(() => document.removeEventListener('archipel:api-error', listen));
  return failures;
}
async function order(times = 1) {
  const reports = Array.from({ length: times }, () => lists.orderList(1, ITEMS));
  await vi.dynamicImportSettled();
  await pass(5_000);
  return await Promise.all(reports);
}

test('a list is ordered by one call with its lines, which outlives the page [WSH-05]', async () => {
  const orders = serve(() => jsonAnswer({ Message: 'Ordered.', DataLayer: { event: 'add_to_cart' } }));
  expect(await order()).toEqual([{ message: 'Ordered.', leftBehind: [] }]);
  const [{ init }, ...more] = orders() as [ReturnType<typeof orders>[number]];
  expect([init.method, init.keepalive, more]).toEqual(['POST', true, []]);
  expect(JSON.parse(String(init.body))).toEqual({ WishlistId: 1, Items: ITEMS });
  await vi.dynamicImportSettled();
  await pass(0);
  expect((window as { dataLayer?: unknown[] }).dataLayer).toEqual([{ event: 'add_to_cart' }]);
});

test('what the server left behind is reported [WSH-05]', async () => {
  serve(() => jsonAnswer({ Items: [{ variantId: 10101, qty: 2 }] }));
  expect(await order()).toEqual([
    {
      message: undefined,
      leftBehind: [{ variantId: 10201, qty: 1, added: 0, message: undefined }],
    },
  ]);
});

test('two orders are two calls, one after the other', async () => {
  const orders = serve(() => jsonAnswer({ Message: 'Ordered.' }));
  expect(await order(2)).toHaveLength(2);
  expect(orders()).toHaveLength(2);
});

test('a rejected order shows the server’s reason, and nothing else [WSH-06]', async () => {
  const failures = watchFailures();
  const orders = serve(() => jsonAnswer({ Message: 'Épuisé.' }, { status: 409 }));
  expect(await order()).toEqual([undefined]);
  expect([await noticeTexts(), orders().length, failures]).toEqual([['Épuisé.'], 1, []]);
});

test.each([
  ['without a reason', () => jsonAnswer({}, { status: 503 }), texts.fr.unsure],
  ['with one', () => jsonAnswer({ Message: 'Panne.' }, { status: 503 }), 'Panne.'],
])(
  'an order whose outcome is unknown is never repeated, but reported: %s [WSH-05]',
  async (_what, respond, message) => {
    const failures = watchFailures();
    const orders = serve(respond);
    expect(await order()).toEqual([undefined]);
    expect([await noticeTexts(), orders().length, failures]).toEqual([[message], 1, [ORDER]]);
  },
);
