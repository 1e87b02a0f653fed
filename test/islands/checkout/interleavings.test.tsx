import { expect, test, vi } from 'vitest';
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
import { createCheckoutShop, TYPED, type CheckoutShop } from '../../support/checkout-shop.ts';
import { watchConsole } from '../../support/console.ts';
import { leavePage, unmount } from '../../support/islands.ts';
import { drawFrom, fc, runs, runSteps, step, stepsOf } from '../../support/properties.ts';

function prepare(): void {
  watchConsole();
  vi.useFakeTimers();
  sessionStorage.clear();
  forgetVat();
}

async function cleanUp(): Promise<void> {
  await pass(20_000);
  leavePage();
}

interface Scenario {
  shop: CheckoutShop;
  /** The last text of each field. */
  typed: Map<string, string>;
}

async function loadAnew({ shop }: Scenario): Promise<void> {
  // A visitor stays on a page longer than its first frame.
  await pass(100);
  dispatchEvent(new Event('pagehide'));
  unmount(document.documentElement);
  await openCheckout(shop);
}

const countries = fc.constantFrom('BE', 'FR', 'DE', 'CH');
const nothing = fc.constant(undefined);
const faults = fc.record({
  path: fc.constantFrom('/shippingcountries', '/shippingmethods', '/fr/checkout', '/checkisvatvalid/'),
  how: fc.constantFrom(...(['drop', 'late', 500, 503, 409, 429] as const)),
  times: fc.constantFrom(1, 2),
});

const kinds = [
  step<Scenario, string>('billing', countries, (_, id) => fillIn('BillingCountry', id)),
  step<Scenario, boolean>('same', fc.boolean(), (_, isSame) => setSame(isSame)),
  step<Scenario, string>('shipping', countries, (_, id) => fillIn('ShippingCountryId', id)),
  step<Scenario, string>('method', fc.constantFrom('1', '2', '3'), (_, id) => tick('ShippingMethodId', id)),
  step<Scenario, string>('prepaid', fc.constantFrom('', 'P1', 'P2'), (_, id) => tick('PrepaidAccountId', id)),
  step<Scenario, string>('vat', fc.constantFrom('FR1', 'FR2', 'BE1', 'BE301', ''), (_, number) =>
    fillIn('BillingVAT', number),
  ),
  step<Scenario, [(typeof TYPED)[number], number]>(
    'type',
    fc.tuple(fc.constantFrom(...TYPED), fc.nat(99)),
    ({ typed }, [name, number]) => {
      typed.set(name, `word ${number}`);
      fillIn(name, `word ${number}`);
    },
  ),
  step<Scenario, number>('wait', fc.nat(1_500), (_, milliseconds) => pass(milliseconds)),
  step('fail', faults, ({ shop }: Scenario, fault) => shop.setFaults({ ...fault })),
  step<Scenario, undefined>('recover', nothing, () => recover()),
  step<Scenario, undefined>('load', nothing, loadAnew),
];
const steps = stepsOf<Scenario>([[1, fc.oneof(...kinds)]], 50);
const latencies = fc.array(fc.nat(900), { minLength: 60, maxLength: 60 });

test('choices, late answers, failures and reloads, in any order: server and form are equal in the end, and nothing typed is lost [CHK-01] [CHK-05] [CHK-09]', async () => {
  const property = fc.asyncProperty(steps, latencies, async (sequence, times) => {
    const shop = createCheckoutShop({ latency: drawFrom(times, 0) });
    const typed = new Map<string, string>();
    await openCheckout(shop);
    await runSteps({ shop, typed }, sequence);
    shop.setFaults();
    await pass(10_000);
    await recover();

    expect($checkout.get()).toMatchObject({ phase: 'saved' });
    expect({ billing: shop.state.billing, shipping: shop.state.shipping }).toEqual(countriesInForm());
    expect(ticked('ShippingMethodId')).toBe(shop.method());
    expect(ticked('PrepaidAccountId')).toBe(shop.state.prepaid);
    expect(shownTotal()).toBe(shop.total());
    for (const [name, value] of typed) expect(fieldOf(name).value, name).toBe(value);
  });
  await fc.assert(property.beforeEach(prepare).afterEach(cleanUp), { numRuns: runs(60) });
});
