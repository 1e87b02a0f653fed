import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetVat } from '#stores/checkout';
import { fieldOf, fillIn, letPass as pass, openCheckout } from '../../support/checkout-page.ts';
import { createCheckoutShop, type CheckoutShop } from '../../support/checkout-shop.ts';
import { watchConsole } from '../../support/console.ts';
import { leavePage } from '../../support/islands.ts';
import { find } from '../../support/page.ts';

let shop: CheckoutShop;

beforeEach(async () => {
  watchConsole();
  vi.useFakeTimers();
  sessionStorage.clear();
  forgetVat();
  shop = createCheckoutShop({ latency: () => 50 });
  await openCheckout(shop);
});
afterEach(async () => {
  await pass(20_000);
  leavePage();
});

const message = () => find('.ar-vat [role=status]').textContent;
const vatChecks = () => shop.requests.filter(({ url }) => url.pathname.endsWith('/checkisvatvalid/')).length;
const pageReads = () => shop.requests.filter(({ url }) => url.pathname === '/fr/checkout').length;

test('a valid number loads the content, and is not asked about again by the page that has come (T6) [CHK-04]', async () => {
  fillIn('Remarks', 'Ring twice');
  fillIn('BillingVAT', 'BE 1');
  await pass(5_000);
  await vi.waitFor(() => expect(message()).toBe('Numéro de TVA valable.'));
  expect([vatChecks(), fieldOf('Remarks').value, shop.state.isVatValid]).toEqual([1, 'Ring twice', true]);
  const before = pageReads();
  fillIn('BillingVAT', 'BE.1');
  await pass(5_000);
  expect([vatChecks(), pageReads()]).toEqual([1, before]);
});

test('an invalid number shows the server’s message, and a register that is dead afterwards changes nothing typed [CHK-04]', async () => {
  fillIn('BillingVAT', 'BE2');
  await pass(5_000);
  await vi.waitFor(() => expect(message()).toBe('Numéro de TVA non valable. Non.'));
  expect(find('.ar-vat .ar-popover').textContent).toBe('Non.');
  expect(find('.ar-vat').querySelectorAll('[role=alert]')).toHaveLength(0);
  fillIn('BillingVAT', 'BE301');
  await pass(5_000);
  await vi.waitFor(() => expect(message()).toContain('Numéro pas encore vérifié.'));
  expect(fieldOf('BillingVAT').value).toBe('BE301');
});

test('no answer is no state: it is told, and asked again by the button [CHK-04]', async () => {
  shop.setFaults({ path: '/checkisvatvalid/', how: 'drop', times: 1 });
  fillIn('BillingVAT', 'BE1');
  await pass(5_000);
  await vi.waitFor(() => expect(message()).toContain('n’a pas pu être vérifié'));
  find('.ar-vat button').click();
  await pass(5_000);
  await vi.waitFor(() => expect(message()).toBe('Numéro de TVA valable.'));
});

test('only the newest number counts, and another country asks again [CHK-04]', async () => {
  fillIn('BillingVAT', 'BE2');
  fillIn('BillingVAT', 'BE1');
  await pass(5_000);
  await vi.waitFor(() => expect(message()).toBe('Numéro de TVA valable.'));
  fillIn('BillingCountry', 'FR');
  await pass(5_000);
  await vi.waitFor(() => expect(message()).toContain('Numéro de TVA non valable.'));
});

test('an empty field asks nothing [CHK-04]', async () => {
  fillIn('BillingVAT', '   ');
  await pass(2_000);
  expect([vatChecks(), message()]).toEqual([0, '']);
});
