import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

test('the link to the other language keeps path, query and hash [CUR-02] [I18N-01]', async ({ page }) => {
  await page.goto('/fr/catalog?q=bol#main');
  await whenIdle(page);
  const link = page.locator('[data-island="culture-switch"] a[data-culture="nl"]').first();
  await expect(link).toHaveAttribute('href', '/nl/catalog?q=bol#main');
  await link.click();
  await expect(page).toHaveURL('/nl/catalog?q=bol#main');
  await expect(page.locator('html')).toHaveAttribute('lang', /^nl/);
});

test('the links follow a visit, and another language is a full load [CUR-02]', async ({ page }) => {
  await page.goto('/fr');
  await whenIdle(page);
  await markDocument(page);
  await page.locator('main a[href^="/fr/catalog"]').first().click();
  await expect(page).toHaveURL(/\/fr\/catalog/);
  await whenIdle(page);
  expect(await isSameDocument(page)).toBe(true);
  const link = page.locator('[data-island="culture-switch"] a[data-culture="nl"]').first();
  const { pathname, search } = new URL(page.url());
  await expect(link).toHaveAttribute('href', pathname.replace('/fr/', '/nl/') + search);
  await link.click();
  await expect(page).toHaveURL(/\/nl\/catalog/);
  expect(await isSameDocument(page)).toBe(false);
});
