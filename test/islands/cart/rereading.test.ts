import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeLatest } from '#runtime/html/scheduler.ts';
import { unmount } from '#runtime/islands/islands.ts';
import { $cart } from '#stores/cart';
import { press, seenRows, showCart } from '../../support/cart-page.ts';
import { createCartServer } from '../../support/cart-server.ts';
import { pass } from '../../support/cart.ts';
import { watchConsole } from '../../support/console.ts';
import { find } from '../../support/page.ts';

let stop: () => void;

beforeEach(() => {
  watchConsole();
  vi.useFakeTimers();
  stop = $cart.subscribe(() => {});
});
afterEach(async () => {
  stop();
  unmount(document.body);
  document.body.replaceChildren();
  await pass(2_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('amounts that a visit kept from being read are read when the visit has failed [CRT-02]', async () => {
  const server = createCartServer([2, 5], { latency: () => 100 });
  await showCart(server);
  press('Catalog-1', 'plus');
  await pass(300 + 200 + 50);
  const visit = takeLatest(find('[data-page]'));
  await pass(1_000);
  expect($cart.get().isStale).toBe(true);
  visit.end();
  await pass(1_000);
  expect($cart.get().isStale).toBe(false);
  expect(seenRows()[0]?.quantity).toBe('3');
});
