import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { enterAsRegular } from '../support/sales.ts';
import { expectTouchable } from '../support/touch-targets.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const LOOKS = {
  fr: { width: 1280, height: 900, colorScheme: 'light' },
  nl: { width: 375, height: 800, colorScheme: 'dark' },
} as const;

async function look(page: Page, culture: keyof typeof LOOKS): Promise<void> {
  const { width, height, colorScheme } = LOOKS[culture];
  await whenIdle(page);
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expectAccessible(page);
  if (width === 375) await expectTouchable(page);
}

async function expectNoSideways(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(sideways, 'pixels to scroll sideways at 320 px').toBeLessThanOrEqual(0);
}

for (const culture of ['fr', 'nl'] as const) {
  test(`orders, an order, its refund, its address, prepaid accounts and the staff’s list in ${culture} are accessible [SAL-01] [SAL-02] [SAL-06]`, async ({
    page,
  }) => {
    test.slow();
    const { orders } = await enterAsRegular(page);
    const [open, arrived] = orders.map((href) => href.replace('/fr/', `/${culture}/`)) as [string, string];
    await page.goto(`/${culture}/account/orders`);
    await look(page, culture);
    await expectNoSideways(page);
    await page.goto(`/${culture}/account/prepaid`);
    // The other pages are checked in their fullest states: a missing amount, unavailable lines, a wrong
    // quantity, a dialog.
    await page.locator('[data-island="prepaid-add"] button').click();
    await expect(page.locator('[data-island="prepaid-add"] [role=alert]')).toBeVisible();
    await look(page, culture);
    await expectNoSideways(page);
    await page.goto(arrived);
    await page.locator('.order-again button').click();
    await expect(page.locator('.ar-order-again-left')).toBeVisible();
    await look(page, culture);
    await expectNoSideways(page);
    await page.goto(`${arrived}/refund`);
    await page.locator('[data-refund-line] input').first().fill('99');
    await expect(page.locator('.ar-refund-problem [role=alert]').first()).toBeVisible();
    await look(page, culture);
    await expectNoSideways(page);
    await page.goto(open);
    await page.locator('#change-address').click();
    await expect(page.locator('dialog [data-island="address-request"]')).toBeVisible();
    await look(page, culture);
    await page.request.post('/demo/sign-in', { data: { user: 'staff' } });
    await page.goto(`/${culture}/account/staff/orders`);
    await expectNoSideways(page);
    await page.locator('[data-order] a').first().click();
    const search = page.locator('dialog [data-island="edit-customer"]');
    await expect(search).toHaveAttribute('data-island-state', 'ready');
    await page.locator('#customer-email').fill('claire');
    await expect(page.locator('[role=option]').first()).toBeVisible();
    await look(page, culture);
  });
}
