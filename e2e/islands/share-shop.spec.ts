import { expect, test } from '../support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the server’s own links share [PGE-07]', async ({ page }) => {
    await page.goto('/nl/journal/four-durbuy');
    await expect(page.locator('.share-links a')).toHaveText(['Facebook', 'per e-mail']);
  });
});
