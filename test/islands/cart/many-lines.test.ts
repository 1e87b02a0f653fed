import { expect, test, vi } from 'vitest';
import { texts } from '../../../islands/cart/texts.ts';
import { followCart, seenRows, press, showCart } from '../../support/cart-page.ts';
import { createCartServer } from '../../support/cart-server.ts';
import { pass } from '../../support/cart.ts';

followCart();

const MANY = Array.from({ length: 350 }, () => 2);
const complete = () => seenRows().filter(({ quantity }) => quantity !== undefined).length;

// A framework may schedule effects without a timer.
async function becomeComplete(): Promise<void> {
  for (let tries = 0; complete() < MANY.length && tries < 500; tries += 1) await pass(10);
}

test('of many lines the first are complete at once, the others in steps [CRT-01]', async () => {
  await showCart(createCartServer(MANY));
  expect(seenRows()).toHaveLength(350);
  expect(complete()).toBeLessThan(350);
  await becomeComplete();
  expect(complete()).toBe(350);
});

test('a quantity renders its own line alone, not hundreds [CRT-02]', async () => {
  await showCart(createCartServer(MANY));
  await becomeComplete();
  const name = vi.spyOn(texts.fr, 'removeOf');
  press('Catalog-7', 'plus');
  await pass(100);
  expect(new Set(name.mock.calls.flat())).toEqual(new Set(['Item 7']));
});
