import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartView } from '../../../stores/cart/summary-views.ts';
import { createCartServer, type CartServer } from '../../support/cart-server.ts';
import { leaveCart, pass, type OpenCart } from '../../support/cart.ts';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { summaryTexts } from '../../../stores/cart/summary.ts';

const WRITTEN = { ItemsCount: 2, AmountTaxInclHtml: ' 2,00&nbsp;€ ', AmountTaxExclHtml: '' };

let server: CartServer;
let cart: OpenCart | undefined;
let controller: AbortController;

beforeEach(() => {
  showPage('');
  watchConsole();
  vi.useFakeTimers();
  vi.resetModules();
  cart = undefined;
  controller = new AbortController();
  server = createCartServer([2]);
});
afterEach(async () => {
  controller.abort();
  if (cart) await leaveCart(cart);
});

/** Opens a view of the cart that logs the shown counts. */
function createView(): CartView & { counts: unknown[] } {
  const counts: unknown[] = [];
  return { written: WRITTEN, counts, show: ({ ItemsCount }) => counts.push(ItemsCount) };
}
const loadViews = () => import('../../../stores/cart/summary-views.ts');
/** Loads the store as a change of the cart does: without a new page. */
async function loadStore(): Promise<void> {
  const loaded = await import('#stores/cart');
  cart = { ...loaded, hide: loaded.$cart.subscribe(() => {}) };
}

test('a view shows nothing by itself until the store is loaded, which takes over its summary [CRT-07]', async () => {
  const { addCartView, untilCartStore } = await loadViews();
  const view = createView();
  addCartView(view, controller.signal);
  expect([view.counts, untilCartStore.aborted]).toEqual([[], false]);
  await loadStore();
  expect([view.counts, untilCartStore.aborted]).toEqual([[2], true]);
  expect(cart!.$cart.get().summary).toEqual(WRITTEN);
});

test('a view that comes after the store shows each change, until it is gone [CRT-07]', async () => {
  const { addCartView } = await loadViews();
  await loadStore();
  const [view, other] = [createView(), createView()];
  addCartView(view, controller.signal);
  addCartView(other, new AbortController().signal);
  expect([view.counts.at(-1), other.counts.at(-1)]).toEqual([2, 2]);
  server.set(1, 5);
  await cart!.refreshSummary();
  expect(view.counts.at(-1)).toBe(5);
  controller.abort();
  server.set(1, 6);
  await cart!.refreshSummary();
  await pass(0);
  expect([view.counts.at(-1), other.counts.at(-1)]).toEqual([5, 6]);
});

test('a view that is gone before the store is loaded is not shown anything', async () => {
  const { addCartView } = await loadViews();
  const view = createView();
  addCartView(view, controller.signal);
  controller.abort();
  await loadStore();
  expect(view.counts).toEqual([]);
});

test('a page without a summary shows none until it is read', async () => {
  const { addCartView } = await loadViews();
  await loadStore();
  const view = { ...createView(), written: {} };
  addCartView(view, controller.signal);
  expect([view.counts, cart!.$cart.get().summary]).toEqual([[], null]);
  await cart!.refreshSummary();
  expect(view.counts).toEqual([2]);
});

test('amounts are shown as plain text, and numbers as they are', () => {
  expect(summaryTexts(WRITTEN)).toEqual({
    ItemsCount: 2,
    AmountTaxInclHtml: '2,00\u00A0€',
    AmountTaxExclHtml: '',
  });
  expect(summaryTexts({ AmountTaxInclHtml: '<b onclick="x">9</b> €' })).toEqual({ AmountTaxInclHtml: '9 €' });
});
