import type { Page } from '@playwright/test';
import type { Archipel } from '../../tools/playwright/archipel.ts';
import { afterPaint } from '../support/after-paint.ts';
import { GALLERY } from '../support/gallery.ts';
import { expect, test } from '../support/kit.ts';
import { isSameDocument, markDocument } from '../support/test.ts';

const lightbox = (page: Page) => page.locator('.ar-lightbox');
const photo = (page: Page, position: number) => page.locator('#photos a').nth(position - 1);
const shown = (page: Page) => lightbox(page).locator('.yarl__slide_current img');
const button = (page: Page, name: string) => lightbox(page).getByRole('button', { name });

async function open(archipel: Archipel, page: Page, position: number): Promise<void> {
  await archipel.open('gallery', { html: GALLERY });
  await photo(page, position).click();
  await expect(shown(page)).toHaveAttribute('src', new RegExp(`/${position}\\.webp$`));
  // The open lightbox handles keys; once its photo has loaded, it can be zoomed and the slideshow counts.
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.overlay))).toBe(true);
  await expect(lightbox(page).locator('.yarl__slide_current .yarl__slide_image_loading')).toHaveCount(0);
  // The listeners of its keys are added by an effect.
  await page.evaluate(afterPaint);
}

test('photos open over the page: keys, captions, counter, zoom, and the focus comes back to the one shown last [GAL-01] @react', async ({
  archipel,
  page,
}) => {
  await open(archipel, page, 2);
  await expect(lightbox(page)).toContainText('2 / 4');
  await expect(lightbox(page).locator('.yarl__slide_current').getByText('Caption 2 <b>')).toBeVisible();
  await expect(page).toBeAccessible();
  await page.keyboard.press('ArrowRight');
  await expect(lightbox(page)).toContainText('3 / 4');
  await expect(button(page, 'Agrandir')).toBeEnabled();
  await expect(lightbox(page).getByRole('status')).toHaveText('Photo 3 sur 4. Caption 3 <b>');
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    const zoom = button(page, 'Agrandir');
    if (await zoom.isDisabled()) break;
    await zoom.press('Enter');
  }
  await expect(button(page, 'Réduire')).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(photo(page, 3)).toBeFocused();
});

test('Back closes the gallery and stays on the page, and a second Back leaves it [GAL-01] @react', async ({
  archipel,
  page,
}) => {
  await archipel.open('popover');
  await open(archipel, page, 1);
  await markDocument(page);
  await expect(lightbox(page)).toBeVisible();
  expect(await page.evaluate(() => Boolean(history.state.overlay)), 'while it still fades in').toBe(true);
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
  await expect(page).toHaveURL(/\/fr\/gallery$/);
  await photo(page, 1).click();
  await expect.poll(() => page.evaluate(() => Boolean(history.state.overlay))).toBe(true);
  await button(page, 'Fermer la galerie').click();
  await expect(lightbox(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => Boolean(history.state.overlay))).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/fr\/popover$/);
});

test('a link that is pressed while the gallery closes is followed [GAL-01] [NAV-11]', async ({
  archipel,
  page,
}) => {
  await open(archipel, page, 1);
  await markDocument(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  archipel.fragment('/piece', async () => {
    await released;
    return archipel.html('popover');
  });
  await page.evaluate(() => {
    const back = history.back.bind(history);
    // The browser goes back later: the press comes in between.
    history.back = () => {
      back();
      document.getElementById('text')!.click();
    };
    const moved = new Promise<void>((resolve) => {
      addEventListener('popstate', () => resolve(), { once: true });
    });
    Object.assign(window, { moved });
  });
  const sent = page.waitForRequest(/\/piece$/);
  await page.keyboard.press('Escape');
  await sent;
  await page.evaluate(() => (window as unknown as { moved: Promise<void> }).moved);
  release();
  await expect(page).toHaveURL(/\/piece$/);
  expect(await isSameDocument(page)).toBe(true);
});

test('the slideshow goes on after 5 s from the photo where it was started, and stops at a touch [GAL-01]', async ({
  archipel,
  page,
}) => {
  await archipel.clock('2026-11-27T10:00:00');
  await open(archipel, page, 1);
  await page.keyboard.press('ArrowRight');
  await expect(lightbox(page)).toContainText('2 / 4');
  await expect(button(page, 'Agrandir')).toBeEnabled();
  await button(page, 'Lancer le diaporama').click();
  await page.clock.runFor(5_600);
  await expect(lightbox(page)).toContainText('3 / 4');
  await expect(button(page, 'Arrêter le diaporama')).toBeVisible();
  await page.mouse.move(400, 300);
  await page.mouse.down();
  await page.mouse.up();
  await expect(button(page, 'Lancer le diaporama')).toBeVisible();
});

/**
 * Swipes across the photo in six moves.
 *
 * @param across Distance in CSS pixels.
 * @param forMs Duration in milliseconds.
 */
async function swipe(page: Page, across: number, forMs: number): Promise<void> {
  await page.mouse.move(640, 300);
  await page.mouse.down();
  for (const step of [1, 2, 3, 4, 5, 6]) {
    await page.mouse.move(640 + (across * step) / 6, 300);
    await page.clock.runFor(forMs / 6);
  }
  await page.mouse.up();
  await page.clock.runFor(1_000);
}

test('a swipe of 20 px goes on, slow or fast, with little time for motion or none [GAL-01]', async ({
  archipel,
  page,
}) => {
  await archipel.clock('2026-11-27T10:00:00');
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    await open(archipel, page, 2);
    for (const [across, forMs, position] of [
      [-30, 72, 3],
      [-140, 72, 4],
      [150, 450, 3],
      [40, 900, 2],
      [12, 72, 2],
      [-400, 72, 3],
    ] as const) {
      await swipe(page, across, forMs);
      await expect(lightbox(page), `${reducedMotion}: ${across} px in ${forMs} ms`).toContainText(
        `${position} / 4`,
      );
    }
  }
});

test('Escape closes it although the focus has left for the browser, and thumbnails have the names of their photos [GAL-01]', async ({
  archipel,
  page,
}) => {
  await open(archipel, page, 2);
  const thumbs = lightbox(page).locator('.yarl__thumbnails_thumbnail');
  await expect(thumbs.first()).toHaveAttribute('aria-label', /^[^0-9].*, Photo \d sur 4$/);
  await expect(lightbox(page).locator('.yarl__carousel')).toHaveAttribute('aria-live', 'off');
  const [picture, caption] = [
    shown(page),
    lightbox(page).locator('.yarl__slide_current .yarl__slide_description_container'),
  ];
  const [above, below] = [await picture.boundingBox(), await caption.boundingBox()];
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y + 1);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(photo(page, 2)).toBeFocused();
});

test('a broken photo says so, the next one is there', async ({ archipel, page }) => {
  await page.route('**/turns/2.webp', (route) => route.abort());
  await open(archipel, page, 1);
  await page.keyboard.press('ArrowRight');
  await expect(
    lightbox(page).getByRole('group', { name: '2 sur' }).getByText('Cette photo n’a pas pu être chargée.'),
  ).toBeVisible();
  await expect(lightbox(page).getByRole('status')).toHaveText(
    'Photo 2 sur 4. Cette photo n’a pas pu être chargée.',
  );
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toHaveAttribute('src', /\/3\.webp$/);
});

test('an opener elsewhere shows the gallery it names; a missing one is one warning, and the link works [GAL-02]', async ({
  archipel,
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  archipel.expectComplaint(/No gallery is named "#nowhere"/);
  archipel.fragment('/piece', archipel.html('popover'));
  await archipel.open('gallery', { html: GALLERY });
  await page.locator('#opener').click();
  await expect(lightbox(page)).toContainText('1 / 4');
  await page.evaluate(afterPaint);
  await page.keyboard.press('Escape');
  await expect(page.locator('#opener')).toBeFocused();
  await page.locator('#lost').click();
  await expect(page).toHaveURL(/\/piece$/);
  expect(warnings.filter((text) => text.includes('No gallery is named "#nowhere"'))).toHaveLength(1);
});
