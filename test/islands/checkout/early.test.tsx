import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $checkout, forgetVat } from '#stores/checkout';
import {
  fieldOf,
  fillIn,
  letPass as pass,
  openCheckout,
  countriesInForm,
  setSame,
  shownTotal,
  tick,
  ticked,
} from '../../support/checkout-page.ts';
import { createCheckoutShop, type CheckoutShop } from '../../support/checkout-shop.ts';
import { watchConsole } from '../../support/console.ts';
import { leavePage } from '../../support/islands.ts';
import { find } from '../../support/page.ts';

let shop: CheckoutShop;

beforeEach(() => {
  watchConsole();
  vi.useFakeTimers();
  sessionStorage.clear();
  forgetVat();
  shop = createCheckoutShop({ latency: () => 50 });
});
afterEach(async () => {
  await pass(20_000);
  leavePage();
});

/** Expects the form, the displayed total and the server to agree. */
function expectEqual(): void {
  expect($checkout.get().phase).toBe('saved');
  expect(countriesInForm()).toEqual({ billing: shop.state.billing, shipping: shop.state.shipping });
  expect([ticked('ShippingMethodId'), ticked('PrepaidAccountId')]).toEqual([
    shop.method(),
    shop.state.prepaid,
  ]);
  expect(shownTotal()).toBe(shop.total());
}

test('what a fast visitor chose before the code came is caught up with [CHK-01] [CHK-05]', async () => {
  await openCheckout(shop, () => {
    fillIn('Remarks', 'Ring twice');
    fillIn('BillingCountry', 'FR');
    tick('ShippingMethodId', '2');
    tick('PrepaidAccountId', 'P1');
    fillIn('BillingVAT', 'FR1');
  });
  await pass(6_000);
  expectEqual();
  expect(shop.state).toMatchObject({
    billing: 'FR',
    method: '2',
    prepaid: 'P1',
    vat: 'FR1',
    isVatValid: true,
  });
  expect([fieldOf('Remarks').value, fieldOf('BillingVAT').value]).toEqual(['Ring twice', 'FR1']);
});

test('also that the parcel goes elsewhere, and that the kind of account makes a number needless [CHK-05] [CHK-09]', async () => {
  Object.assign(shop.state, { vat: 'BE1', isVatValid: true });
  await openCheckout(shop, () => {
    find('form').insertAdjacentHTML(
      'afterbegin',
      `<input type="radio" name="AccountType" value="Private"><input type="radio" name="AccountType" value="Company" checked>`,
    );
    const vat = find('[data-island="vat-field"]');
    const area = document.createElement('div');
    area.dataset['checkoutCompany'] = '';
    vat.replaceWith(area);
    area.append(vat);
    setSame(false);
    fillIn('ShippingCountryId', 'DE');
    tick('AccountType', 'Private');
  });
  await pass(6_000);
  expectEqual();
  expect(shop.state).toMatchObject({ billing: 'BE', shipping: 'DE', vat: '', isVatValid: false });
});

test('a number that was emptied before the code came is taken off the order [CHK-04] [CHK-05]', async () => {
  Object.assign(shop.state, { vat: 'BE1', isVatValid: true });
  await openCheckout(shop, () => fillIn('BillingVAT', ''));
  await pass(6_000);
  expect(shop.state).toMatchObject({ vat: '', isVatValid: false });
  expectEqual();
});

test('a number that the server knows is checked again for the country that was chosen before the code came [CHK-04]', async () => {
  Object.assign(shop.state, { vat: 'BE1', isVatValid: true });
  await openCheckout(shop, () => fillIn('BillingCountry', 'FR'));
  await pass(6_000);
  expect(shop.state).toMatchObject({ billing: 'FR', vat: 'BE1', isVatValid: false });
  expectEqual();
});
