import type { Page } from '@playwright/test';
import { fillCustomersCart } from '../support/addresses.ts';
import { addToCart, openOrderWithoutCode } from '../support/shop.ts';
import { leaveUntouched, measureSizes, openUncached, waitForLoads } from '../support/sizes.ts';
import { expect, test, whenIdle } from '../support/test.ts';

/** Budget of the order page before any interaction: brotli bytes of JavaScript, all loaded before the map. */
const BUDGET = 45_000;

const ORDER = '[data-island="checkout"]';

/** Returns the bytes of JavaScript that the untouched page has loaded: each file once, as transferred. */
async function measureUntouched(page: Page): Promise<number> {
  await openUncached(page, '/fr/checkout');
  await page.waitForLoadState('load');
  await waitForLoads(page);
  await expect(page.locator(ORDER)).toHaveAttribute('data-island-state', 'waiting');
  return (await measureSizes(page)).js;
}

test('the page of an order is there with 45,000 bytes of JavaScript before anybody touches it, with rules and postal codes; the rest comes with the first use [CHK-01]', async ({
  page,
}) => {
  await leaveUntouched(page);
  await page.goto('/fr');
  await addToCart(page);
  expect(await measureUntouched(page), 'bytes of JavaScript').toBeLessThanOrEqual(BUDGET);
  // Fields that this order does not need are hidden even before the script runs, so that nothing moves later.
  await expect(page.locator('[name=ShippingCity]')).toBeHidden();
  await expect(page.locator('[name=BillingVAT]')).toBeHidden();
  await expect(page.locator('[name=refresh]')).toBeHidden();
  await page.locator('[name=Email]').focus();
  await expect(page.locator(ORDER)).toHaveAttribute('data-island-state', 'ready');
});

test('and so it is for a customer with an address book [CHK-01] [CHK-02]', async ({ page }) => {
  await leaveUntouched(page);
  await fillCustomersCart(page);
  expect(await measureUntouched(page), 'bytes of JavaScript').toBeLessThanOrEqual(BUDGET);
  await expect(page.locator('[data-island="address-picker"]').first()).toHaveAttribute(
    'data-island-state',
    'waiting',
  );
});

test('with a draft it is all there at once: what was typed comes back before anybody touches the page [CHK-01]', async ({
  page,
}) => {
  await page.goto('/fr');
  await addToCart(page);
  await page.goto('/fr/checkout');
  await page.locator('[name=BillingFirstName]').fill('Ada');
  await page.locator('[name=BillingCountry]').selectOption('FR');
  await whenIdle(page);
  await page.goto('/fr');
  await page.goto('/fr/checkout');
  await expect(page.locator(ORDER)).toHaveAttribute('data-island-state', 'ready');
  await expect(page.locator('[name=BillingFirstName]')).toHaveValue('Ada');
});

test('what is typed before the order’s code has come is kept by early-draft: a reload in that moment loses nothing [CHK-01]', async ({
  page,
  faults,
}) => {
  await openOrderWithoutCode(page, faults);
  // The code of early-draft loads with the page, that of the order with the first use.
  await whenIdle(page);
  await page.locator('[name=BillingFirstName]').fill('Ada');
  await page.locator('[name=BillingCountry]').selectOption('FR');
  await expect(page.locator(ORDER)).toHaveAttribute('data-island-state', 'loading');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await faults();
  await expect(page.locator(ORDER)).toHaveAttribute('data-island-state', 'ready');
  await expect(page.locator('[name=BillingFirstName]')).toHaveValue('Ada');
  await expect(page.locator('[name=BillingCountry]')).toHaveValue('FR');
});
