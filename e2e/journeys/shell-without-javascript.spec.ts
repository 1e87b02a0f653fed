import { forgetConsent } from '../support/consent.ts';
import { fillOrder } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const BANNER = '[data-island="cookie-banner"]';
const MENU = '.site-menu details';
const FIRST_LINK = '.site-menu details[open] a[href*="/catalog"]';
const DATE = '[data-island="date-field"]';
const CANDLES = 'Bougies & vases';

test.use({ javaScriptEnabled: false });

test('a first visitor declines, goes through the menu, and changes the choice [CON-01] [CON-02] [MNU-01]', async ({
  page,
}) => {
  await forgetConsent(page);
  await page.goto('/fr');
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(page).toHaveURL('/fr');
  await expect(page.locator(BANNER)).toHaveCount(0);
  await page.locator(`${MENU} summary`).first().click();
  await page.locator(FIRST_LINK).first().click();
  await expect(page.locator(BANNER)).toHaveCount(0);
  await page.getByRole('link', { name: 'Gérer les cookies' }).click();
  await page.getByRole('button', { name: 'Tout accepter' }).click();
  await expect(page.locator('.cookie-status')).toHaveText('Vous acceptez tous les cookies.');
  await expect(page.locator('script[data-consent]')).toHaveAttribute('type', 'text/plain');
});

test('on a phone, a visitor finds the candles by the menu’s link, puts an offer away, shares, sorts and writes a day of delivery [MNU-02] [POP-01] [PGE-03] [PGE-04] [PGE-07]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/fr');
  await page.locator('.menu-link').click();
  await page.locator('#footer-menu').getByRole('link', { name: CANDLES }).click();
  const offer = page.getByRole('complementary', { name: 'L’offre de la semaine' });
  await expect(page.getByText('L’atelier ouvre ses portes')).toBeHidden();
  await offer.getByRole('button').click();
  await expect(page).toHaveURL(/categoryId=6$/);
  await expect(offer).toHaveCount(0);

  await page.getByLabel('Trier par').selectOption('price-asc');
  await page.getByRole('button', { name: 'Afficher', exact: true }).click();
  await expect(page).toHaveURL(/sort=price-asc/);
  await page.goto('/fr/journal/four-durbuy');
  const mail = await page.getByRole('link', { name: 'par e-mail' }).getAttribute('href');
  expect(decodeURIComponent(mail!)).toContain('/fr/journal/four-durbuy');

  await page.goto('/fr/catalog/product/mug-dune');
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await page.goto('/fr/checkout');
  await page.locator('.order-more > summary').click();
  const max = (await page.locator(DATE).getAttribute('data-max'))!;
  const [year, month, day] = max.split('-');
  await page.locator(`${DATE} input`).fill(`${day}/${month}/${year!.slice(2)}`);
  await fillOrder(page);
  await expect(page.getByText(`Livraison souhaitée le ${day}/${month}/${year!.slice(2)}`)).toBeVisible();
});
