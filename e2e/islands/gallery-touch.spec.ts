import type { Page } from '@playwright/test';
import { afterPaint } from '../support/after-paint.ts';
import { fingersOn, rest, swipe } from '../support/fingers.ts';
import { GALLERY } from '../support/gallery.ts';
import { expect, test } from '../support/kit.ts';
import { expectTouchable } from '../support/touch-targets.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } });

const lightbox = (page: Page) => page.locator('.ar-lightbox');
const shown = (page: Page) => lightbox(page).locator('.yarl__slide_current img');
const widthOf = async (page: Page) => (await shown(page).boundingBox())!.width;

test('two fingers zoom a photo, one moves it, and a swipe down closes the gallery [GAL-01]', async ({
  archipel,
  page,
}) => {
  await archipel.open('gallery', { html: GALLERY });
  await page.locator('#photos a').nth(1).tap();
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.overlay))).toBe(true);
  await expect(lightbox(page).locator('.yarl__slide_current .yarl__slide_image_loading')).toHaveCount(0);
  await page.evaluate(afterPaint);
  await expectTouchable(page);
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
  await rest(page, 350);
  await expect(lightbox(page)).toBeVisible();
  await swipe(page, [187, 300], [0, 200]);
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page.locator('#photos a').nth(1)).toBeFocused();
});

test('a phone has zoom and close, the caption right below the photo, and thumbnails from the first photo on [GAL-01]', async ({
  archipel,
  page,
}) => {
  await archipel.open('gallery', { html: GALLERY });
  await page.locator('#photos a').first().tap();
  await expect(lightbox(page)).toContainText('1 / 4');
  await expect(lightbox(page).locator('.yarl__slide_current .yarl__slide_image_loading')).toHaveCount(0);
  await page.evaluate(afterPaint);
  const buttons = lightbox(page).locator('.yarl__button:visible');
  const names = () => buttons.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  expect(await names()).toEqual(['Agrandir', 'Fermer la galerie']);
  const picture = (await shown(page).boundingBox())!;
  const caption = lightbox(page).locator('.yarl__slide_current .yarl__slide_description_container');
  const gap = (await caption.boundingBox())!.y - picture.y - picture.height;
  expect(Math.abs(gap)).toBeLessThan(2);
  const first = lightbox(page).locator('.yarl__thumbnails_thumbnail:visible').first();
  await expect(first).toHaveAttribute('aria-current', 'true');

  await buttons.first().tap();
  await expect.poll(names).toContain('Réduire');
  await lightbox(page).getByRole('button', { name: 'Réduire' }).tap();
  await expect.poll(names).toEqual(['Agrandir', 'Fermer la galerie']);
});
