import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const COUPON = '/api/v1/shoppingcarts/coupon';

async function fillCart(page: Page): Promise<void> {
  await page.goto('/fr');
  const token = await page.locator('meta[name=csrf-token]').getAttribute('content');
  const added = await page.request.post('/api/v1/catalog/products/addtocart', {
    headers: { RequestVerificationToken: token! },
    data: { ProductVariantId: 10101, Quantity: 2 },
  });
  expect(added.ok()).toBe(true);
  await page.goto('/fr/shoppingcarts');
}

test('a coupon is applied by Enter, taken off, chosen from its list, and told over the reload [CPN-01] [CPN-02] [CPN-03] @react', async ({
  page,
}) => {
  await fillCart(page);
  const form = page.locator('[data-island="coupon"]');
  const field = form.getByLabel('Code de réduction');
  const discount = page.locator('.totals', { hasText: 'Réduction' });

  const other = await page.context().newPage();
  await other.goto('/fr/shoppingcarts');
  await expect(other.locator('[data-island="cart"][data-island-state="ready"]')).toBeVisible();

  const sent = page.waitForRequest((request) => request.url().endsWith(COUPON));
  await form.locator('summary').click();
  await field.fill('  bienvenue10 ');
  await field.press('Enter');
  expect((await sent).postDataJSON()).toEqual({ CouponCode: 'bienvenue10' });
  await expect(page.locator('.ar-growl')).toContainText(
    'Codes de réduction : Le code de réduction est appliqué.',
  );
  await expect(discount).toContainText('BIENVENUE10');
  await expect(discount).toContainText('−');
  // Another tab follows, as for any change of the cart.
  await expect(other.locator('.totals', { hasText: 'Réduction' })).toContainText('BIENVENUE10');
  await other.close();

  await form.getByRole('button', { name: 'Retirer le code' }).click();
  await expect(page.locator('.ar-growl')).toContainText('Le code de réduction est retiré.');
  await expect(discount).toHaveCount(0);

  await form.locator('summary').click();
  await form.getByRole('link', { name: 'Voir les codes disponibles' }).click();
  const list = page.getByRole('dialog', { name: 'Codes de réduction' });
  await list.getByRole('link', { name: 'Utiliser BIENVENUE10' }).click();
  await expect(list).toBeHidden();
  await expect(discount).toContainText('BIENVENUE10');
});
