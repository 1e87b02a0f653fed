import type { Locator, Page } from '@playwright/test';
import { addToCart } from '../support/shop.ts';
import { expect, test, whenIdle } from '../support/test.ts';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

const CLASS = '.ar-without-script';
const group = (page: Page, name: string) => page.locator('footer details', { hasText: name }).first();
const button = (page: Page) => page.locator('footer').getByRole('button', { name: 'Changer de devise' });

const sizeOf = async (target: Locator) => {
  const { width, height } = (await target.boundingBox())!;
  return Math.min(width, height);
};

/** Records in `shown` how many elements of the class any of the `frames` has shown. */
const watchFrames = (page: Page) =>
  page.addInitScript((selector) => {
    const state = globalThis as unknown as { shown: number; frames: number };
    Object.assign(state, { shown: 0, frames: 0 });
    const look = () => {
      const all = [...document.querySelectorAll(selector)];
      state.shown += all.filter((element) => element.checkVisibility({ visibilityProperty: true })).length;
      state.frames += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, CLASS);

const shown = (page: Page) => page.evaluate(() => (globalThis as unknown as { shown: number }).shown);

/** Ends the five seconds that a missing script is waited for. */
const endWaiting = (page: Page) =>
  page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));

test('the header is one row, the field comes where its icon is pressed, and the basket leads to its page [CRT-07] [SRC-01] @firefox', async ({
  page,
}) => {
  await page.goto('/fr/catalog');
  await addToCart(page);
  await page.goto('/fr/catalog');
  await whenIdle(page);
  expect((await page.locator('.site-header').boundingBox())!.height).toBeLessThanOrEqual(116);
  for (const target of ['.menu-link', '#search-q', '.account-link', '.mini-cart-link'])
    expect(await sizeOf(page.locator(target)), target).toBeGreaterThanOrEqual(44);
  await page.locator('#search-q').click();
  await page.keyboard.type('bol');
  await expect(page.locator('.search [role=option]').first()).toBeVisible();
  expect((await page.locator('#search-q').boundingBox())!.width).toBeGreaterThan(200);
  await page.locator('.search button[type=submit]').click();
  await expect(page).toHaveURL(/q=bol/);
  await whenIdle(page);

  await expect(page.locator('.mini-cart-count')).toHaveText('1');
  await addToCart(page);
  await expect(page.locator('[data-mini-cart-toggle]')).toBeHidden();
  await page.locator('.mini-cart-link').click();
  await expect(page).toHaveURL(/\/fr\/shoppingcarts$/);
  await expect(page.locator('.mini-cart-panel')).toBeHidden();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with the script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('groups of the footer fold on phones and are open on wide windows; its menu opens for its link [MNU-02]', async ({
      page,
    }) => {
      await page.goto('/fr/terms');
      const help = group(page, 'Aide');
      const link = help.getByRole('link', { name: 'Livraison et retours' });
      await expect(link).toBeHidden();
      await help.locator('summary').click();
      await expect(link).toBeVisible();
      await page.setViewportSize({ width: 700, height: 812 });
      await expect(help.locator('summary')).toBeHidden();
      await expect(page.locator('footer').getByRole('link', { name: 'Verres' })).toBeVisible();
      await page.setViewportSize({ width: 375, height: 812 });
      await expect(page.locator('#footer-menu')).toBeHidden();
      await page.goto('/fr/contact#footer-menu');
      await expect(page.locator('#footer-menu').getByRole('link', { name: 'Verres' })).toBeInViewport();
    });
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a form, and buttons of choices are there [SRC-01] [CUR-01]', async ({ page }) => {
    await page.goto('/fr/terms');
    await expect(button(page)).toBeVisible();
    await page.locator('#search-q').click();
    await page.locator('#search-q').fill('bol');
    await page.locator('.search button[type=submit]').click();
    await expect(page).toHaveURL(/q=bol/);
  });
});

test('no frame shows what only visitors without the script need, however late it comes [CUR-01]', async ({
  page,
  faults,
}) => {
  await faults({ match: '/\\/archipel\\.js/', isPaused: true });
  await watchFrames(page);
  await page.goto('/fr/catalog', { waitUntil: 'commit' });
  await expect(page.locator(CLASS).first()).toBeAttached();
  await page.waitForFunction(() => (globalThis as unknown as { frames: number }).frames > 30);
  await faults();
  await whenIdle(page);
  await expect(page.locator('footer form[action="/currency"]')).toHaveAttribute('data-island-state', /./);
  expect(await page.locator(CLASS).count()).toBeGreaterThan(1);
  expect(await shown(page)).toBe(0);
});

test('it is there where the script or its island fails, and outside islands until the script has come [ERR-04] @firefox', async ({
  page,
  faults,
}) => {
  await faults({ match: '/\\/archipel\\.js/', status: 404 });
  await page.goto('/fr/terms');
  await expect(button(page)).toBeHidden();
  await endWaiting(page);
  await expect(button(page)).toBeVisible();

  await faults({ match: '/reload-[^./]*(\\.dep)?\\.js/', status: 404 });
  await page.goto('/fr/terms');
  await whenIdle(page);
  await page.evaluate(() => {
    const outside = document.createElement('p');
    outside.className = 'ar-without-script';
    outside.textContent = 'Outside';
    document.querySelector('main')!.append(outside);
  });
  await endWaiting(page);
  await expect(page.getByText('Outside')).toBeHidden();
  await expect(button(page)).toBeHidden();
  await page.locator('#currency').focus();
  await expect(button(page)).toBeVisible();
});
