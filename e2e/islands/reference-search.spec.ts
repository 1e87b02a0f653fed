import { expect, test } from '../support/test.ts';

test('a company finds articles by its own numbers, page after page [SRC-03] @react', async ({ page }) => {
  await page.goto('/fr');
  await page.request.post('/demo/sign-in', { data: { user: 'quais' } });
  await page.goto('/fr/account/references');
  const field = page.locator('[data-island="reference-search"] input');
  const requested = page.waitForRequest((request) => request.url().includes('/catalog/customerref/search'));
  await field.pressSequentially('lq 10');
  const query = new URL((await requested).url()).searchParams;
  expect([query.get('q'), query.get('page')]).toEqual(['lq 10', '1']);
  const options = page.locator('.ar-combobox-option');
  // Ten of them and the row for more; what fits is marked although it is grouped otherwise.
  await expect(options).toHaveCount(11);
  await expect(options.first().locator('mark')).toHaveText('LQ-10');

  await field.press('ArrowUp');
  await expect(options.last()).toHaveText('Afficher plus de références');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(options).toHaveCount(21);
  // The active one is the first that has come.
  await expect(options.nth(10)).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveValue('lq 10');

  await field.fill('lq.1010/03');
  await expect(options).toHaveCount(1);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/fr\/catalog\/product\/.*variant=/);
});
