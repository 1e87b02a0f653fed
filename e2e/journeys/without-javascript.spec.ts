import type { Page } from '@playwright/test';
import { fillOrder } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

async function openProduct(page: Page): Promise<void> {
  await page.goto('/fr/catalog');
  await page.locator('.cards .card a').first().click();
  await expect(page).toHaveURL(/\/fr\/catalog\/product\//);
}

async function chooseFreeVariant(page: Page): Promise<void> {
  const radios = page.locator('form.add-to-cart input[type=radio]:enabled:not(:checked)');
  if ((await radios.count()) > 0) await radios.first().check();
  await page.getByRole('button', { name: 'Choisir cette variante' }).click();
}

test('a shopper searches, filters, sorts and pages with plain forms and links [CAT-01] [CAT-02]', async ({
  page,
}) => {
  await page.goto('/fr');
  await page.getByRole('searchbox').fill('bol');
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
  await expect(page).toHaveURL(/\/fr\/catalog\?.*q=bol/);
  await expect(page.locator('.result-count')).toHaveText(/^\s*[1-9]\d* produits?\s*$/);
  await expect(page.locator('.cards .card').first()).toContainText(/bol/i);

  await page.goto('/fr/catalog');
  const all = await page.locator('.result-count').textContent();
  await page.locator('.filters input[type=checkbox]').first().check();
  await page.getByRole('button', { name: 'Appliquer les filtres' }).click();
  await expect(page).toHaveURL(/filter=/);
  await expect(page.locator('.result-count')).not.toHaveText(all!);
  await page.locator('.chips a').first().click();
  await expect(page.locator('.result-count')).toHaveText(all!);

  await page.getByLabel('Trier par').selectOption('price-asc');
  await page.getByRole('button', { name: 'Afficher', exact: true }).click();
  await expect(page).toHaveURL(/sort=price-asc/);
  await page.getByRole('link', { name: /Suivante/ }).click();
  await expect(page).toHaveURL(/pageindex=/);
});

test('an empty result says so and offers a way on [CAT-01]', async ({ page }) => {
  await page.goto('/nl/catalog?q=zzzzzz');
  await expect(page.locator('.empty-title')).toHaveText('Geen product gevonden.');
  await page.locator('.empty a.ar-button').click();
  await expect(page.locator('.list-cards .card').first()).toBeVisible();
});

test('a shopper chooses a variation, fills a cart, changes and deletes lines, and orders [CRT-01]', async ({
  page,
}) => {
  await openProduct(page);
  await chooseFreeVariant(page);
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await page.goto('/fr/shoppingcarts');
  await expect(page.locator('.cart-table tbody tr')).toHaveCount(1);

  const quantity = page.getByLabel(/^Quantité de/);
  const step = Number((await quantity.getAttribute('step')) ?? 1);
  const total = page.locator('.cart-table tbody tr td strong');
  const before = await total.textContent();
  await quantity.fill(String(Number(await quantity.inputValue()) + step));
  await page.getByRole('button', { name: /^Mettre à jour/ }).click();
  await expect(total).not.toHaveText(before!);

  await page.getByRole('link', { name: 'Commander' }).click();
  await page.locator('.order-form .actions button[type=submit]').click();
  const summary = page.locator('.validation-summary-errors');
  await expect(summary).toBeVisible();
  await expect(page.locator('.field-validation-error').first()).toBeVisible();

  await fillOrder(page);
  await expect(page).toHaveURL(/\/fr\/checkout\/confirmation\//);
  await expect(page.locator('h1')).toBeVisible();
  await page.goto('/fr/shoppingcarts');
  await expect(page.locator('.cart-empty')).toBeVisible();
});

test('delivery, coupon and currency are forms, and the list of coupons is a page [CRT-03] [CPN-01] [CUR-01]', async ({
  page,
}) => {
  await openProduct(page);
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await page.goto('/fr/shoppingcarts');
  await page.locator('#shipping summary').click();
  await page.getByLabel('Pays de livraison').selectOption('DE');
  await page.getByRole('button', { name: 'Calculer' }).click();
  await expect(page.locator('.totals')).toContainText('9,00');

  await page.locator('#coupon summary').click();
  await page.getByRole('link', { name: 'Voir les codes disponibles' }).click();
  await page.getByRole('link', { name: 'Utiliser BIENVENUE10' }).click();
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await expect(page.locator('.totals')).toContainText('BIENVENUE10');
  await page.getByRole('button', { name: 'Retirer le code' }).click();
  await expect(page.locator('.totals')).not.toContainText('BIENVENUE10');

  await page.getByLabel('Devise').selectOption('GBP');
  await page.locator('form[action="/currency"]').getByRole('button').click();
  await expect(page).toHaveURL(/\/fr\/shoppingcarts$/);
  await expect(page.locator('.totals')).toContainText('£');
});

test('clearing the cart asks first, and a GET changes nothing [CRT-01]', async ({ page }) => {
  await openProduct(page);
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await page.goto('/fr/shoppingcarts');
  await page.getByRole('link', { name: 'Vider le panier' }).click();
  await expect(page.locator('h1')).toHaveText('Vider le panier ?');
  await page.goto('/fr/shoppingcarts');
  await expect(page.locator('.cart-table tbody tr')).toHaveCount(1);
  await page.getByRole('link', { name: 'Vider le panier' }).click();
  await page.locator('main form button[type=submit]').click();
  await expect(page.locator('.cart-empty')).toBeVisible();
});

test('shop pages carry the culture, and the other language is one link away [I18N-04] [CUR-02]', async ({
  page,
}) => {
  await page.goto('/fr/catalog?q=bol');
  const links = await page
    .locator('main a[href^="/"]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(links.filter((href) => !href?.startsWith('/fr'))).toEqual([]);
  await page.locator('a[data-culture="nl"]').first().click();
  await expect(page).toHaveURL(/\/nl\/catalog\?q=bol/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
});

test('a quantity that the rules refuse is mended by the server, which says so [PRD-04]', async ({ page }) => {
  await openProduct(page);
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await page.goto('/fr/shoppingcarts');
  const quantity = page.getByLabel(/^Quantité de/);
  await quantity.evaluate((input: HTMLInputElement) => input.removeAttribute('max'));
  await quantity.fill('9000');
  await page.getByRole('button', { name: /^Mettre à jour/ }).click();
  await expect(page.locator('.notice').first()).toBeVisible();
  expect(Number(await page.getByLabel(/^Quantité de/).inputValue())).toBeLessThan(9000);
});
