import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { letPass as pass, openCheckout } from '../../support/checkout-page.ts';
import { createCheckoutShop } from '../../support/checkout-shop.ts';
import { watchConsole } from '../../support/console.ts';
import { leavePage } from '../../support/islands.ts';
import { find } from '../../support/page.ts';

beforeEach(async () => {
  watchConsole();
  vi.useFakeTimers();
  sessionStorage.clear();
  await openCheckout(createCheckoutShop({ latency: () => 50 }));
});
afterEach(async () => {
  await pass(20_000);
  leavePage();
});

test('an order that was pressed while offline may be sent when the network is back, once [CHK-01] [ERR-03]', async () => {
  const online: boolean[] = [];
  // The runtime prevents the submit while offline; happy-dom would leave the page at any other.
  document.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) online.push(navigator.onLine);
    event.preventDefault();
  });
  const press = () => find('button.order').click();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  press();
  await pass(100);
  onLine.mockRestore();
  press();
  press();
  expect(online).toEqual([false, true]);
});
