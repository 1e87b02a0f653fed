import { turnTo } from '../support/islands.ts';
import { expect, test, whenIdle } from '../support/test.ts';

test('what a link of the list had asked for is undone by Back, and no later tick brings it again [CAT-03] [CAT-06] [NAV-02]', async ({
  page,
}) => {
  await page.goto('/fr/catalog');
  await turnTo(page.locator('[data-island="product-list"]'));
  await page.locator('#list-table').click();
  await expect(page).toHaveURL(/display=table/);
  await whenIdle(page);
  await page.goBack();
  await expect(page).not.toHaveURL(/display/);
  await whenIdle(page);
  await page.getByRole('checkbox', { name: /En stock/ }).check();
  await expect(page).toHaveURL(/filter=/);
  await expect(page).not.toHaveURL(/display/);
});
