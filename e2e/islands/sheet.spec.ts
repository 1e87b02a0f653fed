import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { swipe } from '../support/fingers.ts';
import { signIn } from '../support/shop.ts';
import { expectTouchable } from '../support/touch-targets.ts';
import { expect, test, whenIdle } from '../support/test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } });

const sheet = (page: Page) => page.locator('dialog.ar-sheet[open]');

/** Opens the sheet of the kit's page, with more content than it shows, and waits until it is in place. */
async function openSheet(page: Page): Promise<void> {
  await page.goto('/fixtures/kit?show=with-plain-dialog');
  await page.getByRole('button', { name: 'Simple' }).tap();
  await sheet(page).evaluate((dialog) => {
    const lines = Array.from({ length: 40 }, () => document.createElement('p'));
    for (const line of lines) line.textContent = 'Ligne';
    dialog.querySelector('.ar-dialog-body')!.prepend(...lines);
  });
  await isAtBottom(page);
}

const isAtBottom = (page: Page) =>
  expect.poll(() => sheet(page).evaluate((dialog) => dialog.getBoundingClientRect().bottom)).toBe(812);

const topOf = async (page: Page) => (await sheet(page).boundingBox())!.y;

test('a sheet has the width of the phone, scrolls by itself, and a swipe down on its header closes it [DLG-04]', async ({
  page,
}) => {
  await openSheet(page);
  expect(await sheet(page).boundingBox()).toEqual({ x: 0, y: 32, width: 375, height: 780 });
  await expectAccessible(page);
  await swipe(page, [187, 50], [0, 320]);
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Simple' })).toBeFocused();
});

test('a short swipe springs back, one sideways or by a mouse moves nothing, and the page may keep it open', async ({
  page,
}) => {
  await openSheet(page);
  await swipe(page, [187, 50], [0, 120]);
  await isAtBottom(page);
  await swipe(page, [100, 50], [200, 60]);
  await isAtBottom(page);
  await page.mouse.move(187, 50);
  await page.mouse.down();
  await page.mouse.move(187, 500);
  expect(await topOf(page)).toBe(32);
  await page.mouse.up();
  await sheet(page).evaluate((dialog) =>
    dialog.addEventListener('cancel', (event) => event.preventDefault(), { once: true }),
  );
  await swipe(page, [187, 50], [0, 400]);
  await isAtBottom(page);
  await swipe(page, [187, 50], [0, 400]);
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('a swipe that begins in the content scrolls it, and closes nothing', async ({ page }) => {
  await openSheet(page);
  const scrolled = () => sheet(page).evaluate((dialog) => dialog.scrollTop);
  await swipe(page, [187, 600], [0, -300]);
  await expect.poll(scrolled).toBeGreaterThan(100);
  await swipe(page, [187, 200], [0, 550]);
  await expect.poll(scrolled).toBe(0);
  await isAtBottom(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('from 600 pixels on it is a dialog like any other', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 812 });
  await page.goto('/fixtures/kit?show=with-plain-dialog');
  await page.getByRole('button', { name: 'Simple' }).tap();
  const { x, width } = (await sheet(page).boundingBox())!;
  expect(x).toBeGreaterThan(16);
  expect(width).toBeLessThan(569);
  await swipe(page, [300, (await topOf(page)) + 30], [0, 400]);
  await expect(sheet(page)).toBeVisible();
});

for (const [name, path, opener, user] of [
  ['the login', '/fr/catalog', '.heart', undefined],
  ['the notice of return', '/fr/catalog/product/mug-ourthe?variant=10207', 'main a[data-modal]', undefined],
  ['the choice of cookies', '/nl', 'footer a[data-modal]', undefined],
  ['the wish lists', '/nl/catalog', '.heart', 'claire'],
] as const) {
  test(`${name} is a sheet of the window’s width, and large enough for fingers`, async ({ page }) => {
    await page.goto(path);
    if (user) {
      await signIn(page, user);
      await page.goto(path);
    }
    await whenIdle(page);
    // A press on a folded group's link needs no unfolding.
    await page.locator(opener).first().dispatchEvent('click');
    const shown = sheet(page).last();
    await expect(shown.locator('.ar-dialog-body')).toBeVisible();
    await whenIdle(page);
    await expect.poll(() => shown.evaluate((dialog) => dialog.getBoundingClientRect().bottom)).toBe(812);
    const { x, y, width } = (await shown.boundingBox())!;
    expect([x, width]).toEqual([0, 375]);
    expect(y).toBeGreaterThanOrEqual(32);
    await expectTouchable(page);
  });
}
