import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $checkout, forgetVat } from '#stores/checkout';
import {
  fieldOf,
  fillIn,
  letPass as pass,
  openCheckout,
  countriesInForm,
  recover,
  setSame,
  shownTotal,
  tick,
  ticked,
} from '../../support/checkout-page.ts';
import { createCheckoutShop, TYPED, type CheckoutFault } from '../../support/checkout-shop.ts';
import { watchConsole } from '../../support/console.ts';
import { leavePage, unmount } from '../../support/islands.ts';
import { createRandom } from '../../support/random.ts';
import { chooseSeeds } from '../../support/seeds.ts';

beforeEach(() => {
  watchConsole();
  vi.useFakeTimers();
  sessionStorage.clear();
  forgetVat();
});
afterEach(async () => {
  await pass(20_000);
  leavePage();
});

const HOW = ['drop', 'late', 500, 503, 409, 429] as const;
const PATHS = ['/shippingcountries', '/shippingmethods', '/fr/checkout', '/checkisvatvalid/'];
const NUMBERS = ['FR1', 'FR2', 'BE1', 'BE301', ''];

/** Runs the scenario of one seed: each step is an action of the visitor, the network or the browser. */
async function runScenario(seed: number): Promise<void> {
  const random = createRandom(seed);
  const pick = <Item,>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const shop = createCheckoutShop({ latency: () => Math.floor(random() * 900) });
  const typed = new Map<string, string>();
  let count = 0;

  async function loadAnew(): Promise<void> {
    // A visitor stays on a page longer than its first frame.
    await pass(100);
    dispatchEvent(new Event('pagehide'));
    unmount(document.documentElement);
    await openCheckout(shop);
  }
  const steps: readonly (() => void | Promise<void>)[] = [
    () => fillIn('BillingCountry', pick(['BE', 'FR', 'DE', 'CH'])),
    () => setSame(random() < 0.5),
    () => fillIn('ShippingCountryId', pick(['BE', 'FR', 'DE', 'CH'])),
    () => tick('ShippingMethodId', pick(['1', '2', '3'])),
    () => tick('PrepaidAccountId', pick(['', 'P1', 'P2'])),
    () => fillIn('BillingVAT', pick(NUMBERS)),
    () => {
      const name = pick(TYPED);
      count += 1;
      typed.set(name, `word ${count}`);
      fillIn(name, `word ${count}`);
    },
    () => pass(Math.floor(random() * 1_500)),
    () => {
      const fault: CheckoutFault = { path: pick(PATHS), how: pick(HOW), times: 1 + Math.floor(random() * 2) };
      shop.setFaults(fault);
    },
    () => recover(),
    loadAnew,
  ];
  await openCheckout(shop);
  for (let move = 0; move < 25; move += 1) await pick(steps)();
  shop.setFaults();
  await pass(10_000);
  await recover();

  expect($checkout.get(), `seed ${seed}`).toMatchObject({ phase: 'saved' });
  expect({ billing: shop.state.billing, shipping: shop.state.shipping }).toEqual(countriesInForm());
  expect(ticked('ShippingMethodId')).toBe(shop.method());
  expect(ticked('PrepaidAccountId')).toBe(shop.state.prepaid);
  expect(shownTotal()).toBe(shop.total());
  for (const [name, value] of typed) expect(fieldOf(name).value, `${name} of seed ${seed}`).toBe(value);
}

describe('choices, late answers, failures and reloads, in any order: server and form are equal in the end, and nothing typed is lost [CHK-01] [CHK-05] [CHK-09]', () => {
  test.each(chooseSeeds(60))('game %i', runScenario);
});
