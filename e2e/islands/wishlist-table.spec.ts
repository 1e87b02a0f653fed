import type { Page } from '@playwright/test';
import { expect, test } from '../support/kit.ts';

// The example is the list "Cuisine" with two pieces of the mug "Ourthe", whose line is 11.
const growl = (page: Page) => page.getByRole('region', { name: 'Messages' });
const quantity = (page: Page) => page.getByRole('spinbutton', { name: 'Quantité souhaitée de Mug Ourthe' });

test('a quantity is written once, and a refused one comes back [WSH-06]', async ({ page, archipel }) => {
  await archipel.open('wishlist-table');
  archipel.mock('wishlists.count');
  archipel.mock('wishlists.setQuantity', ({ query }) => ({
    IsSuccessfull: true,
    Quantity: Number(query['Quantity']),
  }));
  await quantity(page).fill('4');
  await page.keyboard.press('Enter');
  await expect(archipel).toHaveSent('wishlists.setQuantity', { Id: '11', Quantity: '4' }, { times: 1 });

  archipel.mock('wishlists.setQuantity', { IsSuccessfull: false }, { times: 1 });
  await quantity(page).fill('7');
  await page.keyboard.press('Enter');
  await expect(growl(page)).toContainText('Le serveur n’a pas pu répondre.');
  await expect(quantity(page)).toHaveValue('4');
  await expect(archipel).toHaveSent('wishlists.setQuantity', undefined, { times: 2 });
});

test('a list that was deleted elsewhere is told, the old name is back, and the focus is where it was [WSH-04]', async ({
  page,
  archipel,
}) => {
  await archipel.open('wishlist-table');
  archipel.mock('wishlists.rename', { Message: 'Cette liste n’existe plus.' }, { status: 404 });
  archipel.mock('wishlists.count');
  await page.getByRole('button', { name: 'Modifier le nom' }).click();
  await page.keyboard.type('Trop tard');
  await page.keyboard.press('Enter');
  await expect(growl(page)).toContainText('Cette liste n’existe plus.');
  await expect(page.locator('.wishlist-title')).toContainText('Cuisine');
  await expect(page.getByRole('button', { name: 'Modifier le nom' })).toBeFocused();
});

test('on a phone the list is cards, with the headings as labels [WSH-08]', async ({ page, archipel }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await archipel.open('wishlist-table');
  const cell = page.locator('[data-wishlist-row] td').first();
  await expect
    .poll(() => cell.evaluate((node) => getComputedStyle(node, '::before').content))
    .toContain('Prix');
  await expect(page).toHaveNoOverflow();
});
