import { beforeEach, expect, test } from 'vitest';
import { takeLatest } from '#runtime/html/scheduler.ts';
import { $cart } from '#stores/cart';
import { followCart, press, seenRows, showCart } from '../../support/cart-page.ts';
import { createCartServer } from '../../support/cart-server.ts';
import { pass } from '../../support/cart.ts';
import { watchConsole } from '../../support/console.ts';
import { find } from '../../support/page.ts';

followCart();
beforeEach(() => void watchConsole());

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
