import type { Page } from '@playwright/test';
import type { Archipel } from '../../tools/playwright/index.ts';
import { fixtureHtml } from '../support/fixture-html.ts';
import { expect, test } from '../support/kit.ts';
import { openPlain } from '../support/plain-page.ts';
import { readShifts, watchShifts } from '../support/shifts.ts';

const open = async (archipel: Archipel, query: Record<string, string> = {}) =>
  archipel.open('carousel', { html: await fixtureHtml('carousel', query) });

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

test('without JavaScript strips scroll by themselves, and show as many slides as they will with it [CAT-08, MKT-01]', async ({
  page,
  archipel,
}) => {
  await open(archipel);
  const plain = await openPlain(page);
  for (const preset of Object.keys(VISIBLE)) {
    const slides = plain.locator(`#${preset} li`);
    await slides.last().evaluate((slide) => slide.scrollIntoView({ behavior: 'instant' }));
    await expect(slides.last()).toBeInViewport({ ratio: 0.9 });
    await expect(slides.first()).not.toBeInViewport();
  }
});

test('each preset shows its number of slides at each width, and nothing shifts when the script comes [CAT-08, MKT-01]', async ({
  page,
  archipel,
}) => {
  await open(archipel);
  const load = await watchShifts(page);
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 1_600 });
    await load(page.url());
    await archipel.idle();
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
  archipel,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 1_600 });
  await open(archipel, { partners: '60000' });
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

test('a ticker has dots and a pause, and no arrows; brands have arrows that end at the ends [NWS-02, CAT-08]', async ({
  page,
  archipel,
}) => {
  await open(archipel);
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
  await expect(page).toBeAccessible();
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(page).toBeAccessible();
});
