import { leaveUntouched } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { becomeCustomer, createList, hearts } from '../support/wishlists.ts';

// Tests of the island wishlist-hearts in a tab whose code loads after a change of another.

test('a tab that was opened before a change of another, and is used after it, shows the change [WSH-10]', async ({
  page,
}) => {
  await becomeCustomer(page);
  await createList(page, 'Cuisine');
  await page.goto('/fr/catalog');
  const other = await page.context().newPage();
  await leaveUntouched(other);
  await other.goto('/fr/catalog/product/mug-dune');
  const dialog = page.getByRole('dialog');
  await hearts(page, 101).first().click();
  await dialog.getByRole('checkbox', { name: 'Cuisine' }).click();
  await expect(hearts(page, 101).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByRole('status').last()).toContainText('est dans la liste « Cuisine »');
  await expect(hearts(other, 101).first()).toHaveAttribute('aria-pressed', 'false');
  await other.keyboard.press('Tab');
  await expect(hearts(other, 101).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(other.locator('[data-wishlist-count]')).toHaveText('1');
});
