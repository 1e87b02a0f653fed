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

test('a code that is wrong, used up, too early or empty keeps its text, with the reason at the field [CPN-02]', async ({
  page,
  faults,
}) => {
  await fillCart(page);
  const field = page.getByLabel('Code de réduction');
  const reason = page.locator('[data-island="coupon"]').getByRole('alert');
  const cases: [string, string][] = [
    ['nope', 'Le code « NOPE » n’existe pas.'],
    ['ete2025', 'Le code « ETE2025 » est épuisé.'],
    ['table20', 'est valable à partir de'],
    ['   ', 'Indiquez un code de réduction.'],
  ];
  await page.locator('#coupon summary').click();
  for (const [code, text] of cases) {
    await field.fill(code);
    await field.press('Enter');
    await expect(reason).toContainText(text);
    await expect(field).toHaveValue(code);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await faults({ match: `POST ${COUPON}`, status: 500 });
  await field.fill('BIENVENUE10');
  await field.press('Enter');
  await expect(reason).toHaveText('Le code de réduction n’a pas pu être vérifié. Réessayez dans un instant.');
  await expect(field).toHaveValue('BIENVENUE10');
});

test('where a page gives the customer’s id, the coupons of that customer are offered in a dialog [CPN-03] @react', async ({
  page,
  faults,
}) => {
  const LIST = '/api/v1/couponcode/user/1204';
  await page.goto('/styleguide/coupon');
  const form = page.locator('[data-island="coupon"][data-user-id]');
  await form.scrollIntoViewIfNeeded();
  const open = form.getByRole('button', { name: 'Codes disponibles' });
  const list = page.getByRole('dialog', { name: 'Codes de réduction' });

  await faults({ match: `GET ${LIST}`, status: 500 });
  await open.click();
  await expect(list.getByRole('alert')).toContainText('Le serveur rencontre un problème');
  await faults();
  await list.getByRole('button', { name: 'Réessayer' }).click();
  await expect(list.getByRole('listitem').first()).toContainText('BIENVENUE10');

  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith(COUPON),
  );
  await list.getByRole('button', { name: 'Utiliser BIENVENUE10' }).click();
  expect((await sent).postDataJSON()).toEqual({ CouponCode: 'BIENVENUE10' });
  await expect(list).toBeHidden();
  await expect(page.locator('.ar-growl')).toContainText('Le code de réduction est appliqué.');
});
