import type { Locator, Page } from '@playwright/test';
import { expect, test, whenIdle } from '../support/test.ts';

test.use({ viewport: { width: 320, height: 812 }, hasTouch: true, isMobile: true });

const count = (page: Page) => page.locator('header [data-cart-count]');
const boxOf = async (element: Locator) => (await element.boundingBox())!;
const rowsOf = (elements: Locator) =>
  elements.evaluateAll(
    (all) => new Set(all.map((each) => Math.round(each.getBoundingClientRect().top))).size,
  );

test('products with their prices are in the first screen of the home page [PRD-01]', async ({ page }) => {
  for (const [width, path] of [
    [375, '/fr'],
    [320, '/nl'],
  ] as const) {
    await page.setViewportSize({ width, height: 812 });
    await page.goto(path);
    const prices = page.locator('.cards').first().locator('.card-price');
    for (const index of [0, 1]) await expect(prices.nth(index)).toBeInViewport({ ratio: 1 });
  }
});

test('an empty cart shows no count, and the bag stays where it is when the first article comes [CRT-07]', async ({
  page,
}) => {
  await page.goto('/fr/catalog/product/mug-dune');
  await whenIdle(page);
  const bag = page.locator('.mini-cart-link .ar-icon');
  const before = await boxOf(bag);
  await expect(count(page)).toHaveCSS('opacity', '0');
  await expect(page.locator('.mini-cart-link')).toHaveAccessibleName(/articles\s: 0/);
  await page.locator('.ar-buy-bar button').tap();
  await expect(count(page)).toHaveAttribute('data-cart-count', '1');
  await expect(count(page)).toHaveCSS('opacity', '1');
  expect(await boxOf(bag)).toEqual(before);
});

test('suggestions have prices and the width of the row, and a button beside the open field closes them [SRC-01]', async ({
  page,
}) => {
  await page.goto('/nl');
  const close = page.getByRole('button', { name: 'Sluiten', exact: true });
  await expect(close).toBeHidden();
  await page.locator('#search-q').tap();
  await page.keyboard.type('mok');
  await expect(page.locator('.ar-combobox-option').first()).toContainText('€');
  const [row, list, button] = [
    await boxOf(page.locator('.header-bar')),
    await boxOf(page.locator('.ar-combobox')),
    await boxOf(close),
  ];
  expect(Math.round(list.x - row.x)).toBe(Math.round(row.x + row.width - list.x - list.width));
  expect(button.height).toBeGreaterThanOrEqual(44);
  expect(Math.round(button.x + button.width)).toBe(Math.round(list.x + list.width));
  await close.tap();
  await expect(page.locator('.ar-combobox')).toBeHidden();
  await expect(close).toBeHidden();
  await expect(page.locator('.menu-link')).toBeInViewport();
  await expect(page).toHaveURL(/\/nl$/);
});

test('a search without a product offers no sort and names no filter, but the departments [CAT-02] [SRC-02]', async ({
  page,
}) => {
  await page.goto('/fr/catalog?q=zzzz');
  const empty = page.locator('.empty');
  await expect(empty).toContainText('orthographe');
  await expect(empty).not.toContainText('filtre');
  await expect(page.locator('#list-sort')).toBeHidden();
  const field = empty.getByRole('searchbox');
  await expect(field).toHaveValue('zzzz');
  await field.fill('mug');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=mug/);
  await expect(page.locator('.list-cards .card').first()).toContainText('Mug');
  await page.goto('/fr/catalog?q=zzzz');
  await empty.getByRole('link', { name: 'Verres' }).tap();
  await expect(page.locator('.list-cards .card').first()).toBeVisible();
  await expect(page.locator('.ar-list-sort')).toBeVisible();
});

test('cards of a row have their swatches in one row and their buttons on one line [CAT-02] [CAT-07]', async ({
  page,
}) => {
  await page.goto('/nl/catalog');
  const cards = page.locator('.list-cards .card');
  for (let index = 0; index < 8; index += 2) {
    const pair = [cards.nth(index), cards.nth(index + 1)];
    for (const card of pair) expect(await rowsOf(card.locator('.card-swatches li'))).toBe(1);
    const [left, right] = [
      await boxOf(pair[0]!.locator('.card-quick')),
      await boxOf(pair[1]!.locator('.card-quick')),
    ];
    expect(left.y).toBe(right.y);
  }
  await page.locator('.card-quick').first().tap();
  const view = page.locator('.quick-view');
  await expect(view.locator('.price')).toHaveText(/^€\s22,00$/);
  await expect(view.locator('.stock-state')).toBeVisible();
});

test('colours take two rows; keys and fingers choose them, and a value that is sold out says so [PRD-01]', async ({
  page,
}) => {
  await page.goto('/fr/catalog/product/mug-ourthe');
  await whenIdle(page);
  const colours = page.locator('.variation-color .value');
  expect(await rowsOf(colours)).toBeLessThanOrEqual(2);
  await expect(colours.last()).toContainText('(épuisé en 30 cl)');
  await colours.nth(1).tap();
  await expect(page.getByRole('radio', { name: /^Ardoise/ })).toBeChecked();
  await expect(page.locator('.stock-state')).toContainText('Ardoise');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Terre cuite/ })).toBeFocused();
  expect(await colours.nth(2).evaluate((value) => getComputedStyle(value).outlineStyle)).toBe('solid');
});
