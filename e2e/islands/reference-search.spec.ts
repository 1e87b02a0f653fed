import { expect, test } from '../support/test.ts';

test('a company finds articles by its own numbers, page after page [SRC-03] @react', async ({ page }) => {
  await page.goto('/fr');
  await page.request.post('/demo/sign-in', { data: { user: 'quais' } });
  await page.goto('/fr/account/references');
  const field = page.locator('[data-island="reference-search"] input');
  const requested = page.waitForRequest(/\/catalog\/customerref\/search\?(.*&)?q=lq(\+|%20)10(&|$)/);
  await field.pressSequentially('lq 10');
  expect(new URL((await requested).url()).searchParams.get('page')).toBe('1');
  const options = page.locator('.ar-combobox-option');
  // Ten options and the row for more; matching text is marked even if it is grouped otherwise.
  await expect(options).toHaveCount(11);
  await expect(options.first().locator('mark')).toHaveText('LQ-10');

  await field.press('ArrowUp');
  await expect(options.last()).toHaveText('Afficher plus de références');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(options).toHaveCount(21);
  // The active option is the first of the new ones.
  await expect(options.nth(10)).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveValue('lq 10');

  await field.fill('lq.1010/03');
  await expect(options).toHaveCount(1);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/fr\/catalog\/product\/.*variant=/);
});
