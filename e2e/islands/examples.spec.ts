import { readdirSync, existsSync } from 'node:fs';
import { expectAccessible } from '../support/axe.ts';
import { expect, test, whenIdle } from '../support/test.ts';

// Read from disk, so that a new island is checked without anybody remembering to.
const names = readdirSync('islands').filter((name) => existsSync(`islands/${name}/example.html`));

for (const name of names) {
  for (const culture of ['fr', 'nl']) {
    test(`the example of ${name} in ${culture} is accessible, alone and mounted @react`, async ({ page }) => {
      await page.goto(`/styleguide/${name}?culture=${culture}`);
      await whenIdle(page);
      await expect(page.locator('[data-island-state="failed"]')).toHaveCount(0);
      await expectAccessible(page);
      await page.setViewportSize({ width: 375, height: 800 });
      await expectAccessible(page);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test(`the example of ${name} shows something useful`, async ({ page }) => {
      await page.goto(`/styleguide/${name}`);
      await expect(page.locator('main')).toContainText(/\S/);
      await expect(
        page.locator('main').locator('a, button, input, p').filter({ visible: true }).first(),
      ).toBeVisible();
    });
  });
}
