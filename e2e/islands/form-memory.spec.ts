// Tests of the service `form-memory` on a page of the shop.
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

test('typed text is there again after going on and back, passwords and hidden fields excepted [NAV-02]', async ({
  page,
}) => {
  await page.goto('/fr/security/register');
  await whenIdle(page);
  await markDocument(page);
  const name = page.locator('main [name=FirstName]');
  const password = page.locator('main input[type=password]').first();
  await name.fill('Grace');
  await password.fill('very secret');
  // The first letter loads the service, for which a visit waits two seconds.
  await whenIdle(page);
  const token = await page.locator('main input[type=hidden]').first().inputValue();
  await page.locator('header a.brand').click();
  await expect(page).toHaveURL(/\/fr$/);
  await page.goBack();
  await expect(name).toHaveValue('Grace');
  await expect(password).toHaveValue('');
  await expect(page.locator('main input[type=hidden]').first()).toHaveValue(token);
  await page.goForward();
  await expect(page.locator('.hero h1')).toBeVisible();
  await page.goBack();
  await expect(name).toHaveValue('Grace');
  expect(await isSameDocument(page)).toBe(true);
});
