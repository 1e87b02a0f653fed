import { createCustomer } from '../support/wishlists.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('a guest presses a heart, signs in, fills a list, changes it, shares it, orders all of it and deletes it, by forms alone [WSH-01] [WSH-03] [WSH-04] [WSH-05] [WSH-10]', async ({
  page,
  browser,
  baseURL,
}) => {
  const { Email, Password } = await createCustomer(page);
  const notice = page.locator('.notice');
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  // The table view works in the same way.
  await page.goto('/fr/catalog?display=table&q=mug');
  await press('Ajouter Mug Dune à une liste');
  await page.locator('main [name="Email"]').fill(Email);
  await page.locator('main [name="Password"]').fill(Password);
  await page.locator('main [name="Password"]').press('Enter');

  await page.getByLabel('Une nouvelle liste').fill('Cuisine');
  await press('Créer la liste');
  await expect(page.getByRole('radio', { name: 'Cuisine' })).toBeChecked();
  await press('Ajouter');
  await expect(notice).toContainText('Mug Dune, Lait, 30 cl est dans la liste « Cuisine »');
  await page.goto('/fr/catalog/product/mug-ourthe');
  await press('Ajouter Mug Ourthe à une liste');
  await page.getByRole('radio', { name: 'Cuisine' }).check();
  await press('Ajouter');
  await expect(notice).toContainText('est dans la liste « Cuisine »');

  await page.goto('/fr/catalog/wishlist/list');
  await expect(page.locator('.cart-table tbody tr')).toHaveCount(2);
  await page.locator('.panel summary').click();
  await page.locator('#list-name').fill('<b>Ma cuisine</b>');
  await page.locator('#list-name').press('Enter');
  await expect(page.locator('.wishlist-title')).toHaveText('<b>Ma cuisine</b>');
  await page.getByLabel('Quantité souhaitée de Mug Dune').fill('3');
  await press('Modifier la quantité de Mug Dune');
  await expect(page.getByLabel('Quantité souhaitée de Mug Dune')).toHaveValue('3');

  const guest = await (await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })).newPage();
  await guest.goto((await page.getByRole('link', { name: 'Lien à partager' }).getAttribute('href'))!);
  await expect(guest.locator('.cart-table tbody tr')).toHaveCount(2);
  await guest.getByRole('button', { name: 'Commander toute la liste' }).click();
  await expect(guest.locator('.mini-cart-count')).toHaveText('4');
  await guest.context().close();

  await press('Supprimer Mug Ourthe de la liste');
  await expect(page.locator('.cart-table tbody tr')).toHaveCount(1);
  await press('Commander toute la liste');
  await expect(page.locator('.mini-cart-count')).toHaveText('3');
  await page.goto('/fr/catalog/wishlist/list');
  await page.getByRole('link', { name: 'Supprimer la liste' }).click();
  await expect(page.locator('main h1 + p, main p').first()).toContainText('<b>Ma cuisine</b>');
  await press('Supprimer la liste');
  await expect(notice).toContainText('La liste est supprimée.');
});
