import type { Page } from '@playwright/test';
import {
  amount,
  island,
  rows,
  row,
  field,
  more,
  remove,
  total,
  undo,
  headerAmount,
  textOf,
  openCart,
} from '../support/cart.ts';
import { ledgerOf } from '../support/shop.ts';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

/** Expects the total of the order on the page and in the header. */
async function expectTotals(page: Page, sum: string): Promise<void> {
  await expect(total(page)).toHaveText(sum);
  await expect(headerAmount(page)).toHaveText(sum);
}

test('a removal is done at once and can be undone: same place, same quantity, same amounts, and the focus comes back [CRT-02] [CRT-07] [CRT-08] @react @firefox', async ({
  page,
}) => {
  await openCart(page);
  const single = await textOf(amount(page));
  await more(page).click();
  await expect(amount(page)).not.toHaveText(single);
  const [name, before, sum] = [
    await textOf(row(page)),
    await textOf(amount(page)),
    await textOf(total(page)),
  ];
  await remove(page).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.locator('.cart-removed [data-row-focus]')).toBeFocused();
  await expectTotals(page, await textOf(amount(page, 1)));
  await expect(total(page)).not.toHaveText(sum);
  await undo(page).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(remove(page)).toBeFocused();
  await expect(row(page)).toHaveText(name);
  await expect(field(page)).toHaveValue('2');
  await expect(amount(page)).toHaveText(before);
  await expectTotals(page, sum);
  expect((await ledgerOf(page)).map(({ method }) => method)).toEqual(['PUT', 'DELETE', 'POST']);
});

test('the last line leaves an empty cart that nobody can order, with its undo and a way on [CRT-01] [CRT-07] @react', async ({
  page,
}) => {
  await openCart(page, 1);
  const order = page.getByRole('link', { name: 'Commander' });
  await remove(page).press('Enter');
  await expect(page.getByText('Votre panier est vide.')).toBeVisible();
  await expect(page.locator('.cart-removed [data-row-focus]')).toBeFocused();
  await expect(order).toBeHidden();
  await expect(page.getByRole('link', { name: 'Continuer mes achats' })).toBeVisible();
  await expect(page.locator('.mini-cart-count')).toContainText('0');
  await undo(page).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(order).toBeVisible();
});

test('another tab sees a removal and its undo at once [CRT-02] [CRT-07]', async ({ page, context }) => {
  await openCart(page);
  const other = await context.newPage();
  await other.goto('/fr/shoppingcarts');
  await expect(island(other)).toHaveAttribute('data-island-state', 'ready');
  await remove(page).click();
  await expect(rows(other)).toHaveCount(1);
  await expect(headerAmount(other)).toHaveText(await textOf(total(other)));
  await undo(page).click();
  await expect(rows(other)).toHaveCount(2);
  await other.close();
});

test('an undo that the server refuses says why in the row, and the row stays [CRT-02]', async ({
  page,
  faults,
}) => {
  await openCart(page);
  await remove(page).click();
  await whenIdle(page);
  await faults({
    match: '/POST .*addtocart/',
    status: 409,
    type: 'application/json',
    body: '{"Message":"Épuisé."}',
    times: 1,
  });
  await undo(page).click();
  await expect(page.locator('.cart-removed').getByRole('alert')).toHaveText('Épuisé.');
  await undo(page).click();
  await expect(rows(page)).toHaveCount(2);
});

test('leaving by a link waits for what was just done, and the next page shows it [CRT-02] @firefox', async ({
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

test('leaving by a page load does it, too [CRT-02]', async ({ page }) => {
  await openCart(page);
  await remove(page).click();
  await more(page, 1).click();
  await page.goto('/fr/shoppingcarts');
  await expect(island(page)).toHaveAttribute('data-island-state', 'ready');
  await expect(rows(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue('2');
});

test('the clear link is followed by page load: asked on its own page, then all of the page is right [CRT-01]', async ({
  page,
}) => {
  await openCart(page);
  await more(page).click();
  await expect(field(page)).toHaveValue('2');
  await whenIdle(page);
  await markDocument(page);
  await page.getByRole('link', { name: 'Vider le panier' }).click();
  await expect(page).toHaveURL(/shoppingcarts\/clear$/);
  expect(await isSameDocument(page)).toBe(false);
  await page.getByRole('link', { name: 'Garder le panier' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'Vider le panier' }).click();
  await page.getByRole('button', { name: 'Vider le panier' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'vidé' })).toBeVisible();
  await expect(page.locator('.cart-empty')).toBeVisible();
  await expect(page.locator('[data-cart-count]').first()).toHaveText('0');
});
