import type { Page } from '@playwright/test';
import { afterPaint } from '../support/after-paint.ts';
import { fingersOn, rest, swipe } from '../support/fingers.ts';
import { expect, test, whenIdle } from '../support/test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } });

const lightbox = (page: Page) => page.locator('.ar-lightbox');
const shown = (page: Page) => lightbox(page).locator('.yarl__slide_current img');
const widthOf = async (page: Page) => (await shown(page).boundingBox())!.width;

test('two fingers zoom a photo, one moves it, and a swipe down closes the gallery [GAL-01]', async ({
  page,
}) => {
  await page.goto('/fixtures/gallery');
  await whenIdle(page);
  await page.locator('#photos a').nth(1).tap();
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.lightbox))).toBe(true);
  await expect(lightbox(page).locator('.yarl__slide_current .yarl__slide_image_loading')).toHaveCount(0);
  await page.evaluate(afterPaint);
  const before = await widthOf(page);
  const fingers = await fingersOn(page);
  await fingers.down([157, 350], [217, 350]);
  await fingers.move([137, 350], [237, 350]);
  await fingers.move([127, 350], [247, 350]);
  await fingers.up();
  await expect.poll(() => widthOf(page)).toBeGreaterThan(1.5 * before);
  await expect(lightbox(page), 'a pinch turns no page').toContainText('2 / 4');
  const left = async () => (await shown(page).boundingBox())!.x;
  const start = await left();
  // Sooner it would be a double tap.
  await rest(page, 350);
  await swipe(page, [187, 350], [40, 0]);
  await expect.poll(left).toBeGreaterThan(start + 20);
  await expect(lightbox(page)).toContainText('2 / 4');
  await rest(page, 350);
  await fingers.down([127, 350], [247, 350]);
  await fingers.move([177, 350], [197, 350]);
  await fingers.up();
  await expect.poll(() => widthOf(page)).toBeCloseTo(before, 0);
  await rest(page, 350);
  await swipe(page, [187, 300], [0, 40]);
  await expect(lightbox(page)).toBeVisible();
  await swipe(page, [187, 300], [0, 200]);
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page.locator('#photos a').nth(1)).toBeFocused();
});
