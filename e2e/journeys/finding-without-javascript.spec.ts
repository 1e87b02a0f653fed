import { ledgerOf } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('from a word with a typing error to the right variant in the cart, by links and forms alone [CAT-02] [CAT-03] [SRC-02] [PRD-01] [PRD-02] [PRD-07] [PRD-08]', async ({
  page,
}) => {
  const count = page.locator('#results');
  const choose = async (name: RegExp) => {
    await page.getByRole('radio', { name }).check();
    await page.getByRole('button', { name: 'Choisir cette variante' }).click();
  };
  await page.goto('/fr');
  await page.getByRole('searchbox').fill('mùgg');
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
  await expect(count).toHaveText('4 produits');
  await page.getByRole('checkbox', { name: /^Ardoise/ }).check();
  await page.getByRole('button', { name: 'Appliquer les filtres' }).click();
  await expect(count).toHaveText('2 produits');
  await page.getByRole('checkbox', { name: /^Terre cuite/ }).check();
  await page.getByRole('button', { name: 'Appliquer les filtres' }).click();
  await expect(count).toHaveText('3 produits');
  await page.goBack();
  await expect(count).toHaveText('2 produits');
  await page.locator('.card-link', { hasText: 'Mug Ourthe' }).click();
  await expect(page.locator('.stock-state')).toContainText('Ardoise, 30 cl');

  await page.getByRole('spinbutton', { name: 'Quantité' }).fill('6');
  await choose(/^Terre cuite/);
  await expect(page.locator('.stock-state')).toContainText('Terre cuite, 30 cl');
  await expect(page.locator('.price strong')).toHaveText(/^22,80/);
  await expect(page.locator('.degressive [aria-current]')).toContainText('6 pièces');
  await page.getByRole('link', { name: 'Disponibilité par magasin' }).click();
  await expect(page.getByText('Mug Ourthe, Terre cuite, 30 cl')).toBeVisible();
  await page.getByRole('link', { name: 'Retour à l’article' }).click();

  await choose(/^Marée/);
  await page.getByRole('link', { name: 'Me prévenir de son retour' }).click();
  await page.getByLabel('Adresse e-mail').fill('lou@example.com');
  await page.getByRole('button', { name: 'Me prévenir' }).click();
  await expect(page.getByRole('status')).toContainText('lou@example.com');
  await page.getByRole('link', { name: 'Retour à l’article' }).click();

  await choose(/^Céladon/);
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page.locator('.mini-cart-count').first()).toContainText('1');
  expect(await ledgerOf(page)).toMatchObject([
    { body: { ProductVariantId: 10207, Email: 'lou@example.com' } },
    { body: { ProductVariantId: '10201' } },
  ]);
});
