import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unmount } from '#runtime/islands/islands.ts';
import { $cart } from '#stores/cart';
import { texts } from '../../../islands/cart/texts.ts';
import { seenRows, press, showCart } from '../../support/cart-page.ts';
import { createCartServer } from '../../support/cart-server.ts';
import { pass } from '../../support/cart.ts';

let stop: () => void;

beforeEach(() => {
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
