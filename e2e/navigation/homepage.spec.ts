import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

test('the body says whether this is the home page, right after every navigation [NAV-07]', async ({
  page,
}) => {
  await page.goto('/fr');
  await whenIdle(page);
  await markDocument(page);
  await expect(page.locator('body')).toHaveClass(/(^| )homepage( |$)/);
  await page.locator('main a[href^="/fr/catalog"]').first().click();
  await expect(page).toHaveURL(/\/fr\/catalog/);
  await expect(page.locator('body')).toHaveClass(/(^| )page( |$)/);
  await expect(page.locator('body')).not.toHaveClass(/homepage/);
  await page.goBack();
  await expect(page.locator('body')).toHaveClass(/(^| )homepage( |$)/);
  expect(await isSameDocument(page)).toBe(true);
});
