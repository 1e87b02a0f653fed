import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { addToCart } from '../support/shop.ts';
import { expect, test, whenIdle } from '../support/test.ts';

async function openOrder(page: Page, culture = 'fr'): Promise<void> {
  await page.goto(`/${culture}`);
  await addToCart(page);
  await page.goto(`/${culture}/checkout`);
  await whenIdle(page);
}

test('the order form explains at a press; Escape gives the focus back, a press elsewhere closes [CHK-01] @firefox', async ({
  page,
}) => {
  await openOrder(page);
  const button = page.getByRole('button', { name: 'Plus d’informations sur la livraison' });
  const panel = page.locator('#delivery-info');
  await button.click();
  await expect(panel).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await button.click();
  await expect(panel).toBeHidden();
  await button.click();
  await page.locator('h1').click();
  await expect(panel).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('open, the page is accessible on a phone, in Dutch', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openOrder(page, 'nl');
  await page.getByRole('button', { name: 'Wanneer verzenden wij na een overschrijving?' }).click();
  await expect(page.locator('#payment-info')).toBeVisible();
  await expectAccessible(page);
});
