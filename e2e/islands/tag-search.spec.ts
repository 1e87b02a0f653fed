import { defer } from '../support/answers.ts';
import { expect, test } from '../support/kit.ts';

test('where the page says so the whole document is loaded anew [TGS-01]', async ({ page, archipel }) => {
  const form = await archipel.open('tag-search');
  archipel.fragment('/fr/tags', archipel.html('tag-search'));
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await form.getByLabel('Trier').selectOption('name');
  await page.waitForURL(/\/fr\/tags\?tag=gres&entityName=&sort=name/);
  expect(await page.evaluate(() => 'isOld' in window)).toBe(false);
});

test('what was chosen before the code was there is sent by the button, which stays for it [TGS-01]', async ({
  page,
  archipel,
}) => {
  const form = await archipel.open('tag-search');
  archipel.fragment('/fr/tags', archipel.html('tag-search'));
  const code = await defer(page, '**/tag-search-*.js');
  await page.reload();
  await form.getByLabel('Trier').selectOption('name');
  await expect.poll(code.count).toBe(1);
  code.release();
  await page.unroute('**/tag-search-*.js');
  await expect(form).toBeIsland('ready');
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/sort=name/);
});
