import type { Page } from '@playwright/test';
import { addStyles, mountAgain, unmountAll } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

/** Menu entries across the whole width, with panels that start where their entry starts. */
const ROW = `
  nav ul { display: flex; justify-content: space-between; margin: 0; padding: 0; list-style: none }
  nav li { position: relative }
  nav div { position: absolute; inset-inline-start: 0; inline-size: 300px; block-size: 200px }
`;

const entry = (page: Page, name: string) => page.locator('.site-menu summary', { hasText: name });
const opened = (page: Page) => page.locator('.site-menu details[open] > summary');

async function openShop(page: Page): Promise<void> {
  await page.goto('/fr');
  await whenIdle(page);
}

/** Focuses the menu, which loads its script, and waits until it is mounted. */
async function wakeMenu(page: Page): Promise<void> {
  await page.locator('.site-menu .menu-entry').first().focus();
  await expect(page.locator('[data-island="nav-menu"]')).toHaveAttribute('data-island-state', 'ready');
}

test('one panel is open at a time; Escape gives the focus back, and a visit closes it [MNU-01] @firefox', async ({
  page,
}) => {
  await openShop(page);
  await wakeMenu(page);
  await markDocument(page);
  await entry(page, 'Verres').click();
  await expect(opened(page)).toHaveText('Verres');
  await entry(page, 'Linge').click();
  await expect(opened(page)).toHaveText('Linge de table');
  await page.getByRole('link', { name: 'Serviettes' }).focus();
  await page.keyboard.press('Escape');
  await expect(opened(page)).toHaveCount(0);
  await expect(entry(page, 'Linge')).toBeFocused();
  await entry(page, 'Linge').click();
  await page.getByRole('link', { name: 'Serviettes' }).click();
  await expect(page.locator('h1')).toHaveText('Serviettes');
  expect(await isSameDocument(page)).toBe(true);
  await expect(opened(page)).toHaveCount(0);
  await expect(page.locator('.site-menu summary[aria-current]')).toHaveText('Linge de table');
});

test('keys alone lead through it: along the entries, down into the panel, out of it and on [MNU-01]', async ({
  page,
}) => {
  await openShop(page);
  await wakeMenu(page);
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter', 'ArrowDown', 'ArrowDown'])
    await page.keyboard.press(key);
  await expect(page.getByRole('link', { name: 'Assiettes', exact: true })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.locator('details[open] .menu-promotion')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(opened(page)).toHaveCount(0);
  await expect(entry(page, 'Théières')).toBeFocused();
});

interface Point {
  x: number;
  y: number;
}

/** Moves the mouse in half a second of the page's clock, at the same speed on every machine. */
async function slide(page: Page, from: Point, to: Point): Promise<void> {
  const steps = 30;
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
    await page.clock.runFor(16);
  }
}

test('a mouse that rests opens, on its slanted way to the panel it changes nothing, and leaving closes [MNU-01]', async ({
  page,
}) => {
  await openShop(page);
  await entry(page, 'Théières').hover();
  await expect(opened(page)).toHaveText('Théières & carafes');
  const panel = (await page.locator('details[open] .menu-panel').boundingBox())!;
  const from = (await entry(page, 'Théières').boundingBox())!;
  const middle = { x: from.x + from.width / 2, y: from.y + 4 };
  const to = { x: panel.x + panel.width - 30, y: panel.y + 20 };
  await page.mouse.move(middle.x, middle.y);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await slide(page, middle, to);
  await expect(opened(page)).toHaveText('Théières & carafes');
  await page.mouse.move(20, 700);
  await page.clock.runFor(400);
  await expect(opened(page)).toHaveCount(0);
});

test('the press that follows a mouse’s opening keeps the panel open [MNU-01]', async ({ page }) => {
  await openShop(page);
  await entry(page, 'Verres').hover();
  await expect(opened(page)).toHaveText('Verres');
  await entry(page, 'Verres').click();
  await expect(opened(page)).toHaveText('Verres');
  await entry(page, 'Verres').click();
  await expect(opened(page)).toHaveCount(0);
});

test('a panel keeps 20 pixels from the edge above 1199 pixels, also after the window has changed [MNU-03] [MNU-04] @firefox', async ({
  page,
}) => {
  const panel = page.locator('#right > div');
  const distance = () =>
    panel.evaluate((node) => document.documentElement.clientWidth - node.getBoundingClientRect().right);
  await page.setViewportSize({ width: 1250, height: 600 });
  await page.goto('/fixtures/shell/menu');
  await addStyles(page, ROW);
  await page.locator('#right summary').click();
  await expect.poll(distance).toBe(20);
  await page.setViewportSize({ width: 1400, height: 600 });
  await expect.poll(distance).toBe(20);
  await page.setViewportSize({ width: 1199, height: 600 });
  await expect.poll(distance).toBeLessThan(0);
});

test('no panel makes the page wider, in Dutch from 1200 to 1920 pixels [MNU-03]', async ({ page }) => {
  await page.goto('/nl');
  await wakeMenu(page);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const summaries = page.locator('.site-menu summary');
  const count = await summaries.count();
  expect(count).toBe(6);
  for (const width of [1200, 1280, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    for (let position = 0; position < count; position += 1) {
      await summaries.nth(position).click();
      await expect(opened(page)).toHaveCount(1);
      expect(await overflow(), `entry ${position} at ${width}`).toBe(0);
    }
    await page.keyboard.press('Escape');
  }
});

test('an entry without a panel, and a toggler without a menu, are one clear warning each; the page goes on [MNU-01] [MNU-02] [PGE-12]', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
  await page.goto('/fixtures/shell/menu');
  await page.locator('#left summary').click();
  await expect(page.locator('#left')).toHaveAttribute('open', '');
  await expect.poll(() => warnings.length).toBe(1);
  await page.locator('#lost').click();
  await expect(page).toHaveURL(/#bottom$/);
  await expect.poll(() => warnings.length).toBe(2);
  expect(warnings[0]).toContain('There is no panel for the "nav-menu" toggler');
  expect(warnings[1]).toContain('data-mobile-menu found no menu with links by "#none"');
});

test('unmounted, the menu is as the server wrote it, and it mounts again', async ({ page }) => {
  await openShop(page);
  const nav = page.locator('.site-menu');
  const before = await nav.innerHTML();
  await wakeMenu(page);
  await entry(page, 'Verres').click();
  await unmountAll(page);
  expect(await nav.innerHTML()).toBe(before);
  await mountAgain(page);
  await wakeMenu(page);
  await entry(page, 'Bougies').click();
  await expect(opened(page)).toHaveText('Bougies & vases');
});

test('with an open panel the page is accessible, light and dark', async ({ page }) => {
  await openShop(page);
  await entry(page, 'Tasses').click();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser opens one panel at a time, and its links lead on [MNU-01]', async ({ page }) => {
    await page.goto('/nl');
    await page.locator('.site-menu summary', { hasText: 'Glazen' }).click();
    await page.locator('.site-menu summary', { hasText: 'Tafellinnen' }).click();
    await expect(opened(page)).toHaveText('Tafellinnen');
    await page.getByRole('link', { name: 'Servetten' }).click();
    await expect(page.locator('h1')).toHaveText('Servetten');
  });
});
