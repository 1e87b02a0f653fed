import type { Page } from '@playwright/test';
import { afterPaint } from '../support/after-paint.ts';
import { expectAccessible } from '../support/axe.ts';
import { triggerIsland } from '../support/islands.ts';
import { readShifts, watchShifts } from '../support/shifts.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const MUG = '/fr/catalog/product/mug-ourthe';

const gallery = (page: Page) => page.locator('[data-island="product-gallery"]');
const main = (page: Page) => gallery(page).locator('[data-viewport="main"]');
const thumb = (page: Page, position: number) =>
  gallery(page)
    .locator('[data-viewport="thumbs"] a')
    .nth(position - 1);
const photo = (page: Page, position: number) =>
  main(page)
    .locator('img')
    .nth(position - 1);
const current = (page: Page) => gallery(page).locator('[aria-current]');
const liveRegion = (page: Page) => page.locator('body > [role=status]');

async function open(page: Page, load = (path: string): Promise<unknown> => page.goto(path)): Promise<void> {
  await load(MUG);
  await photo(page, 1).evaluate((image) => image.setAttribute('data-first', ''));
  await triggerIsland(gallery(page));
}

const inView = (page: Page) =>
  main(page).evaluate((viewport) => {
    const { left } = viewport.getBoundingClientRect();
    const isShown = (slide: Element) => Math.abs(slide.getBoundingClientRect().left - left) < 2;
    return [...viewport.querySelectorAll('li')].find(isShown)?.dataset['photoName'];
  });

// Simulates a finger's touch and the scroll that it makes; the gesture itself is the browser's.
const swipeTo = (page: Page, position: number) =>
  main(page).evaluate((viewport, left) => {
    viewport.dispatchEvent(new Event('touchstart', { bubbles: true }));
    viewport.scrollTo({ left: left * viewport.clientWidth });
  }, position - 1);

test('a thumbnail shows its photo, a swipe is announced, the arrows end at the ends, and the first photo is the server’s [PRD-03] @react', async ({
  page,
}) => {
  await open(page);
  await expect(photo(page, 1)).toHaveAttribute('fetchpriority', 'high');
  await expect(photo(page, 1), 'the same element').toHaveAttribute('data-first');
  await expect(current(page)).toHaveCount(1);

  await thumb(page, 2).focus();
  await expect.poll(() => inView(page)).toBe('table');
  await thumb(page, 3).click();
  await expect(page).toHaveURL(new RegExp(`${MUG}$`));
  await expect.poll(() => inView(page)).toBe('detail');
  await expect(current(page)).toHaveText('En détail');

  await swipeTo(page, 6);
  await expect(liveRegion(page)).toHaveText('Photo 6 sur 6');
  await expect(current(page)).toHaveText('Le soir');
  await expect(current(page)).toBeInViewport({ ratio: 0.9 });
  const next = gallery(page).getByRole('button', { name: 'Photo suivante' });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await gallery(page).getByRole('button', { name: 'Photo précédente' }).click();
  await expect(liveRegion(page)).toHaveText('Photo 5 sur 6');
  await expect.poll(() => inView(page)).toBe('pair');
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await expect.poll(() => inView(page), 'a strip keeps its photo at another width').toBe('pair');
  await expectAccessible(page, '.gallery');
});

test('a press opens all photos over the page, and the focus returns to the one shown last, which has come into view [PRD-03] [GAL-01] @react', async ({
  page,
}) => {
  await open(page);
  await photo(page, 1).click();
  const lightbox = page.locator('.ar-lightbox');
  await expect(lightbox).toContainText('1 / 6');
  await page.evaluate(afterPaint);
  await page.keyboard.press('ArrowRight');
  await expect(lightbox).toContainText('2 / 6');
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: /sur la table/ })).toBeFocused();
  expect(await inView(page)).toBe('table');
});

test('a mouse that rests on the photo has a lens, which Escape takes away; a finger has none [PRD-03]', async ({
  page,
}) => {
  await open(page);
  const lens = gallery(page).locator('.product-gallery-lens');
  await photo(page, 1).dispatchEvent('pointermove', { pointerType: 'touch', clientX: 300, clientY: 300 });
  await photo(page, 1).hover();
  await expect(lens).toHaveClass(/is-ready/);
  await expect(lens.locator('img')).toHaveAttribute('src', /1080/);
  await expect(lens).toHaveAttribute('aria-hidden', 'true');
  await page.keyboard.press('Escape');
  await expect(lens).toHaveCount(0);
  await page.mouse.move(2, 2);
  await photo(page, 1).hover();
  await expect(lens).toHaveCount(1);
  await page.mouse.move(2, 2);
  await expect(lens).toHaveCount(0);
});

test('the photos of another colour keep the place [PRD-03] [PRD-02] @react', async ({ page }) => {
  await open(page);
  await thumb(page, 3).click();
  await expect.poll(() => inView(page)).toBe('detail');
  await page.locator('.value', { hasText: 'Ardoise' }).click();
  await expect(photo(page, 3)).toHaveAttribute('src', /\.ardoise\.detail\./);
  await expect(thumb(page, 3)).toHaveAttribute('href', /variant=10203.*photo=3/);
  await expect(current(page)).toHaveText('En détail');
  expect(await inView(page)).toBe('detail');
});

test('the thumbnails that are in view go by the width of the window, and nothing shifts when the script comes [PRD-03]', async ({
  page,
}) => {
  await open(page, await watchShifts(page));
  await whenIdle(page);
  expect(await readShifts(page)).toEqual([]);
  const steps = [
    ['gallery', 1280, 5],
    ['gallery', 768, 5],
    ['gallery', 767, 5],
    ['gallery', 600, 5],
    ['gallery', 430, 4],
    ['gallery', 375, 4],
    ['gallery', 320, 4],
    ['photos', 1280, 3],
    ['photos', 1199, 2],
    ['photos', 991, 3],
    ['photos', 767, 2],
  ] as const;
  for (const [thumbs, width, count] of steps) {
    await page.setViewportSize({ width, height: 900 });
    const shown = await gallery(page).evaluate((host, look) => {
      host.setAttribute('data-thumbs', look);
      const viewport = host.querySelector('[data-viewport="thumbs"]')!;
      const { right: edge } = viewport.getBoundingClientRect();
      const boxes = [...viewport.querySelectorAll('li')].map((item) => item.getBoundingClientRect());
      return {
        whole: boxes.filter(({ right }) => right < edge + 1).length,
        cut: boxes.filter(({ left, right }) => left < edge - 12 && right > edge + 12).length,
      };
    }, thumbs);
    expect(shown.whole, `${thumbs} at ${width}`).toBe(count);
    expect(shown.cut, `cut at ${width}`).toBe(width < 600 ? 1 : 0);
  }
});

test('in forced colours the thumbnail of the photo that shows differs from the others [PRD-03]', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/fr/catalog/product/mug-dune');
  const borders = await page
    .locator('.gallery-thumbs a')
    .evaluateAll((links) =>
      links.map((link) => [link.hasAttribute('aria-current'), getComputedStyle(link).borderTopColor]),
    );
  const of = (isCurrent: boolean) =>
    new Set(borders.filter(([is]) => is === isCurrent).map(([, colour]) => colour));
  expect([of(true).size, of(false).size]).toEqual([1, 1]);
  expect([...of(true)]).not.toEqual([...of(false)]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each thumbnail leads to a page that shows its photo first, and each photo to its full size [PRD-03]', async ({
    page,
  }) => {
    await page.goto(MUG);
    await expect(main(page).locator('a')).toHaveCount(6);
    await thumb(page, 4).click();
    await expect(page).toHaveURL(/photo=4$/);
    await expect(photo(page, 1)).toHaveAttribute('src', /\.above\./);
    await expect(photo(page, 1)).toHaveAttribute('fetchpriority', 'high');
    await expect(main(page).locator('[fetchpriority]')).toHaveCount(1);
    await expect(current(page)).toHaveText('Vu d’en haut');
    await expect(main(page).locator('a').first()).toHaveAttribute('href', /\.above\.1080\..*webp$/);
  });
});
