import type { Page } from '@playwright/test';
import { addToCart } from '../support/shop.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const summary = (page: Page) => page.locator('[data-cart-part="order-side"] .goods dd');
const remarks = (page: Page) => page.locator('#Remarks, [name="Remarks"]').first();

/**
 * Opens a checkout with the service cart-parts alone, as a shop without the checkout island would write it.
 */
async function openCheckout(page: Page): Promise<void> {
  await page.route('**/fr/checkout', async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll('data-checkout-part="totals-', 'data-cart-part="order-')
      .replaceAll('data-checkout-part="', 'data-cart-part="order-')
      .replace('data-island="checkout"', '');
    await route.fulfill({ response, body: html });
  });
  await page.goto('/fr/catalog');
  await addToCart(page);
  await page.goto('/fr/checkout');
  await whenIdle(page);
}

async function addOne(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Afficher le contenu du panier' }).click();
  await expect(page.locator('[data-island="mini-cart-line"]')).toHaveAttribute('data-island-state', 'ready');
  const panel = page.locator('.mini-cart-panel');
  await panel.getByRole('button', { name: /^Augmenter/ }).click();
}

test('the sums of a checkout follow what the mini-cart changes, and what was typed stays [CRT-02] @react', async ({
  page,
}) => {
  await openCheckout(page);
  await page.locator('.order-more summary').click();
  await remarks(page).fill('Sonnez deux fois');
  const before = await summary(page).textContent();
  await addOne(page);
  await expect(summary(page)).not.toHaveText(before!);
  const folded = page.locator('[data-cart-part="order-phone"] .goods dd');
  await expect(folded).toHaveText((await summary(page).textContent())!);
  await expect(page.locator('[data-cart-part][aria-busy=true]')).toHaveCount(0);
  await expect(remarks(page)).toHaveValue('Sonnez deux fois');
});

test('sums that could not be read are told of, and a button in the message reads them again [CRT-02]', async ({
  page,
  faults,
}) => {
  await openCheckout(page);
  const before = await summary(page).textContent();
  await faults({ match: 'GET /fr/checkout', status: 500, times: 1 });
  await addOne(page);
  const alert = page.getByRole('alert').filter({ hasText: 'n’ont pas pu être actualisés' });
  await expect(alert).toBeVisible();
  await expect(summary(page)).toHaveText(before!);
  const retry = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Réessayer' });
  await retry.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(retry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(alert).toHaveCount(0);
  await expect(summary(page)).not.toHaveText(before!);
});
