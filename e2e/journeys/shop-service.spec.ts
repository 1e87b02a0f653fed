import type { Page } from '@playwright/test';
import { openCart, remove } from '../support/cart.ts';
import { addToCart } from '../support/shop.ts';
import { readShifts, sumShifts, watchShifts } from '../support/shifts.ts';
import { expect, test, whenIdle } from '../support/test.ts';

// Pages between the cart and the account: delivery, the empty cart, rejected forms.

const startOf = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).first().boundingBox())!.x;

test('an empty cart is one aligned whole with a way on, and nothing moves when it comes alive [CRT-01]', async ({
  page,
}) => {
  const load = await watchShifts(page);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await load('/fr/shoppingcarts');
    await whenIdle(page);
    const starts = await Promise.all(
      ['h1', '.cart-empty', '.cart-links a', '.cards .card'].map((selector) => startOf(page, selector)),
    );
    expect(new Set(starts).size, `left edges at ${width} px: ${starts.join()}`).toBe(1);
    const shifts = await readShifts(page);
    expect(sumShifts(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(0.01);
  }
});

test('the suggestions come with the last line’s removal [CRT-01] [CRT-02]', async ({ page }) => {
  await openCart(page, 1);
  await expect(page.locator('.cards .card')).toHaveCount(0);
  await remove(page).click();
  await expect(page.locator('.cards .card')).toHaveCount(4);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused form has the focus on its summary, the login on what is to be typed again [VAL-15] [VAL-19]', async ({
    page,
  }) => {
    const submit = '.actions button[type=submit]';
    await page.goto('/fr/catalog/product/mug-dune');
    await page.getByRole('button', { name: 'Ajouter au panier' }).click();
    for (const path of ['/checkout', '/security/register', '/contact']) {
      await page.goto(`/fr${path}`);
      await page.locator(`main ${submit}`).first().click();
      await expect(page.locator('.validation-summary-errors'), path).toBeFocused();
    }
    await page.goto('/fr/security/login');
    await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('claire@example.com');
    await page.getByLabel('Mot de passe').fill('not it');
    await page.locator(`main ${submit}`).click();
    await expect(page.getByLabel('Mot de passe')).toBeFocused();
  });

  test('on a phone the sum of an order stands above its form, and follows the country', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/fr');
    await addToCart(page);
    await page.goto('/fr/checkout');
    const fold = page.locator('.order-fold');
    const before = await fold.locator('summary strong').textContent();
    await expect(page.getByRole('button', { name: 'Commander avec obligation de paiement' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Votre commande' })).toBeHidden();
    await page.locator('[name=BillingCountry]').selectOption('FR');
    await page.getByRole('textbox', { name: 'Prénom' }).fill('Ada');
    await page.getByRole('button', { name: 'Mettre à jour les montants' }).click();
    await expect(fold.locator('summary strong')).not.toHaveText(before!);
    await fold.locator('summary').click();
    await expect(fold).toContainText('Livraison (France)');
    await expect(page.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Ada');
  });

  test('the conditions of sale can be read before they are accepted', async ({ page }) => {
    await page.goto('/nl/security/register');
    await page.locator('.register-form').getByRole('link', { name: 'verkoopvoorwaarden' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verkoopvoorwaarden');
  });
});
