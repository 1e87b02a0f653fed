import {
  island,
  rows,
  row,
  field,
  more,
  remove,
  undo,
  headerAmount,
  textOf,
  openCart,
} from '../support/cart.ts';
import { ledgerOf } from '../support/shop.ts';
import { expect, isSameDocument, markDocument, test } from '../support/test.ts';

test('a removal can be undone: nothing was written, the focus comes back [CRT-02] @react @firefox', async ({
  page,
}) => {
  await openCart(page);
  await remove(page).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.locator('.cart-removed [data-cart-focus]')).toBeFocused();
  await undo(page).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(remove(page)).toBeFocused();
  expect(await ledgerOf(page)).toEqual([]);
});

test('a removal is written after a while, and the focus goes to the next line [CRT-02] [CRT-07] @react', async ({
  page,
}) => {
  await page.clock.install();
  await openCart(page);
  const header = await textOf(headerAmount(page));
  const next = await row(page, 1).getAttribute('data-cart-row');
  await remove(page).click();
  await page.clock.runFor(8_000);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.locator(`[data-cart-row="${next}"] [data-cart-focus]`)).toBeFocused();
  await expect(headerAmount(page)).not.toHaveText(header);
  expect((await ledgerOf(page)).map(({ method }) => method)).toEqual(['DELETE']);
});

test('the last line leaves an empty cart with a way on, and the focus on what it says [CRT-01] @react', async ({
  page,
}) => {
  await page.clock.install();
  await openCart(page, 1);
  await remove(page).press('Enter');
  await page.clock.runFor(8_000);
  const empty = page.getByText('Votre panier est vide.');
  await expect(empty).toBeFocused();
  await expect(page.getByRole('link', { name: 'Continuer mes achats' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Commander' })).toBeHidden();
  await expect(page.locator('.mini-cart-count')).toContainText('0');
});

test('leaving by a link sends what could still be undone, and the next page shows it [CRT-02] @react @firefox', async ({
  page,
}) => {
  await openCart(page);
  await remove(page).click();
  await more(page, 1).click();
  await page.getByRole('link', { name: 'Commander' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  expect((await ledgerOf(page)).map(({ method }) => method).toSorted()).toEqual(['DELETE', 'PUT']);
  await page.goto('/fr/shoppingcarts');
  await expect(rows(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue('2');
});

test('leaving by a page load sends it, too [CRT-02] @react @firefox', async ({ page }) => {
  await openCart(page);
  await remove(page).click();
  await more(page, 1).click();
  await page.goto('/fr/shoppingcarts');
  await expect(island(page)).toHaveAttribute('data-island-state', 'ready');
  await expect(rows(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue('2');
});

test('clearing follows the link by page load, and the server asks [CRT-01] @react', async ({ page }) => {
  await openCart(page);
  await markDocument(page);
  await page.getByRole('link', { name: 'Vider le panier' }).click();
  await expect(page.locator('h1')).toHaveText('Vider le panier ?');
  expect(await isSameDocument(page)).toBe(false);
});
