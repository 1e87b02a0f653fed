import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { readShifts, watchShifts } from '../support/shifts.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const PAGE = '/fixtures/carousel';

/** Number of slides in view by the width of the window, as specified. */
const VISIBLE: Readonly<Record<string, readonly (readonly [width: number, slides: number])[]>> = {
  brands: [
    [1280, 6],
    [1024, 6],
    [1023, 3],
    [600, 3],
    [599, 2],
    [480, 2],
    [479, 1],
    [375, 1],
  ],
  'brands-alternate': [
    [1280, 2],
    [1023, 2],
    [599, 2],
    [479, 1],
  ],
  partners: [
    [1280, 6],
    [1200, 6],
    [1199, 5],
    [992, 5],
    [991, 4],
    [768, 4],
    [767, 3],
    [576, 3],
    [575, 2],
    [375, 2],
  ],
  ticker: [
    [1280, 1],
    [375, 1],
  ],
};

const countVisible = (page: Page, preset: string) =>
  page.locator(`#${preset} [data-viewport]`).evaluate((viewport) => {
    const { width } = viewport.getBoundingClientRect();
    return Math.round(width / viewport.querySelector('li')!.getBoundingClientRect().width);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('strips scroll by themselves, and show as many slides as they will with it [CAT-08, MKT-01]', async ({
    page,
  }) => {
    await page.goto(PAGE);
    for (const preset of Object.keys(VISIBLE)) {
      const slides = page.locator(`#${preset} li`);
      await slides.last().evaluate((slide) => slide.scrollIntoView({ behavior: 'instant' }));
      await expect(slides.last()).toBeInViewport({ ratio: 0.9 });
      await expect(slides.first()).not.toBeInViewport();
    }
  });
});

test('each preset shows its number of slides at each width, and nothing shifts when the script comes [CAT-08, MKT-01]', async ({
  page,
}) => {
  const load = await watchShifts(page);
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 1_600 });
    await load(PAGE);
    await whenIdle(page);
    await expect(page.locator('[data-live]')).toHaveCount(5);
    expect(await readShifts(page)).toEqual([]);
  }
  for (const [preset, steps] of Object.entries(VISIBLE)) {
    for (const [width, slides] of steps) {
      await page.setViewportSize({ width, height: 1_600 });
      await expect.poll(() => countVisible(page, preset), `${preset} at ${width}`).toBe(slides);
    }
  }
});

test('partners move on one by one, without end, unless a mouse is inside [MKT-01] @react', async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 1_600 });
  await page.goto(`${PAGE}?partners=60000`);
  await whenIdle(page);
  const partners = page.locator('#partners');
  const first = () =>
    partners.locator('li:not([inert])').evaluateAll((slides) =>
      slides
        .map((slide) => ({ text: slide.textContent.trim(), x: slide.getBoundingClientRect().x }))
        .sort((a, b) => a.x - b.x)
        .map(({ text }) => text),
    );
  await expect.poll(first).toEqual([1, 2, 3, 4, 5, 6].map((slide) => `partners ${slide}`));
  await page.clock.fastForward(60_000);
  await expect.poll(first).toEqual([2, 3, 4, 5, 6, 7].map((slide) => `partners ${slide}`));
  await partners.hover();
  await page.clock.fastForward(90_000);
  await expect.poll(first).toEqual([2, 3, 4, 5, 6, 7].map((slide) => `partners ${slide}`));
  await page.mouse.move(0, 0);
  await page.clock.fastForward(60_000);
  await expect.poll(first).toEqual([3, 4, 5, 6, 7, 8].map((slide) => `partners ${slide}`));
  await page.clock.fastForward(60_000);
  await expect.poll(first).toEqual([4, 5, 6, 7, 8, 1].map((slide) => `partners ${slide}`));
});

test('the buttons of a ticker never lie on its text, even if its host has a padding of its own [NWS-02]', async ({
  page,
}) => {
  await page.goto('/fr');
  const ticker = page.locator('.ticker');
  const overlaps = () =>
    ticker.evaluate((host) => {
      const boxes = (selector: string) =>
        [...host.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
      return boxes('li:not([inert]) a').flatMap((text) =>
        boxes('button').filter(
          (button) =>
            button.left < text.right &&
            button.right > text.left &&
            button.top < text.bottom &&
            button.bottom > text.top,
        ),
      );
    });
  await ticker.hover();
  await expect(ticker.getByRole('button')).toHaveCount(4);
  for (const width of [320, 375, 600, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await ticker.hover();
    await expect(ticker.locator('li:not([inert]) a')).toBeInViewport({ ratio: 0.9 });
    await expect.poll(overlaps).toEqual([]);
  }
});

test('a ticker has dots and a pause, and no arrows; brands have arrows that end at the ends [NWS-02, CAT-08]', async ({
  page,
}) => {
  await page.goto(PAGE);
  await whenIdle(page);
  const ticker = page.locator('#ticker').getByRole('button');
  await expect(ticker).toHaveCount(9);
  await expect(ticker.first()).toHaveAccessibleName('Arrêter le défilement');
  const brands = page.locator('#brands');
  const next = brands.getByRole('button', { name: 'Suivant' });
  await expect(brands.getByRole('button')).toHaveCount(2);
  await next.click();
  await next.click();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
  await expect(brands.getByRole('link', { name: 'brands 8' })).toBeInViewport();
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await expectAccessible(page);
});
