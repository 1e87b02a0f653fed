import type { Page } from '@playwright/test';
import { triggerIsland } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

const MUG = '/fr/catalog/product/mug-ourthe';

const choose = (page: Page, value: string) => page.locator('.value', { hasText: value }).click();
const add = (page: Page) => page.getByRole('button', { name: 'Ajouter au panier' }).click();
const lines = (page: Page) => page.locator('.cart-product');

test('the colour and the size that are chosen are what is bought [PRD-06] @react', async ({ page }) => {
  await page.goto(MUG);
  await choose(page, 'Ardoise');
  await choose(page, '45 cl');
  await add(page);
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Mug Ourthe, Ardoise, 45 cl');
  await page.goto('/fr/shoppingcarts');
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page)).toContainText('Ardoise, 45 cl');
});

test('a combination that is sold out offers to tell of its return; sent all the same it is refused by its name, and nothing else is bought instead [PRD-06] [PRD-08]', async ({
  page,
}) => {
  await page.goto(MUG);
  await choose(page, 'Marée');
  await expect(page.getByRole('link', { name: 'Me prévenir' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ajouter au panier' })).toBeHidden();
  await page.locator('form.add-to-cart').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page.locator('.add-to-cart-message')).toHaveText(
    'Mug Ourthe, Marée, 30 cl : il n’y en a plus en stock.',
  );
  await expect(page.locator('.mini-cart-count')).toContainText('0');
  await choose(page, '45 cl');
  await expect(page.getByRole('button', { name: 'Ajouter au panier' })).not.toHaveAttribute('aria-busy');
  await add(page);
  await expect(page.locator('.mini-cart-count')).toContainText('1');
  await expect(page.locator('.add-to-cart-message')).toHaveText('');
});

const isInSight = (page: Page) =>
  page.locator('#results').evaluate((heading) => {
    const { top, bottom } = heading.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

for (const width of [375, 1280]) {
  test(`after filtering at ${width} pixels the result is read out and its cards show the colour, after paging it is in sight and has the focus [CAT-02] [CAT-06]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/fr/catalog');
    const results = page.locator('#results');
    const liveRegion = page.locator('body > [role=status]');
    const panel = page.locator('.filter-panel > summary');
    await triggerIsland(page.locator('[data-island="product-list"]'));
    if (await panel.isVisible()) await panel.click();
    await page
      .getByText(/^Afficher \d+ autres$/)
      .first()
      .click();
    await page.getByRole('checkbox', { name: /Ardoise/ }).check();
    const apply = page.getByRole('dialog').getByRole('button', { name: /^Voir \d+ produits$/ });
    if (width < 992) await apply.click();
    await expect(page).toHaveURL(/filter=/);
    await expect(results).toHaveText(/^\d\d? produits$/);
    await expect(results).not.toHaveText('60 produits');
    await expect(liveRegion).toContainText((await results.textContent())!);
    await expect(page.locator('.card').first()).toBeInViewport();
    await expect(page.locator('.card-photo img').first()).toHaveAttribute('src', /\.ardoise\./);

    await page.goto('/fr/catalog');
    await page.locator('.pagination').getByRole('link', { name: 'Suivante' }).click();
    await expect(page).toHaveTitle(/60 produits, Page 2/);
    await expect(results).toContainText('page 2 sur 5');
    await expect(results).toBeFocused();
    await expect.poll(() => isInSight(page)).toBe(true);
  });
}

// Headless Chromium has no scroll bar that takes room; Firefox has one.
test('the home page is no wider than a window with a scroll bar @firefox', async ({ page }) => {
  await page.goto('/fr');
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const root = document.documentElement;
    return { scrollWidth: root.scrollWidth, clientWidth: root.clientWidth };
  });
  expect(scrollWidth).toBe(clientWidth);
});

test('an empty result offers nothing that could be applied, and is in no section of the menu [CAT-01]', async ({
  page,
}) => {
  await page.goto('/fr/catalog?q=zzzzzz');
  await expect(page.locator('.empty-title')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Appliquer les filtres' })).toHaveCount(0);
  await expect(page.locator('.site-menu [aria-current]')).toHaveCount(0);
});

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false });

  test('the colour and the size that are chosen are what is bought [PRD-06] [CRT-01]', async ({ page }) => {
    await page.goto(MUG);
    await page.getByRole('radio', { name: 'Terre cuite' }).check();
    await page.getByRole('radio', { name: /45 cl/ }).check();
    await page.getByRole('spinbutton', { name: 'Quantité' }).fill('2');
    await add(page);
    await expect(page.locator('.notice')).toContainText('Mug Ourthe, Terre cuite, 45 cl');
    await page.goto('/fr/shoppingcarts');
    await expect(lines(page)).toContainText('Terre cuite, 45 cl');
  });

  test('a combination that is sold out is refused by its name, and the quantity is kept [PRD-06]', async ({
    page,
  }) => {
    await page.goto(MUG);
    await page.getByRole('radio', { name: 'Marée' }).check();
    await page.getByRole('spinbutton', { name: 'Quantité' }).fill('5');
    await add(page);
    await expect(page.locator('.notice')).toContainText(
      'Mug Ourthe, Marée, 30 cl : il n’y en a plus en stock.',
    );
    await expect(page.getByRole('radio', { name: /^Marée/ })).toBeChecked();
    await expect(page.locator('form.add-to-cart [name=Quantity]')).toHaveValue('5');
    await expect(page.locator('.mini-cart-count')).toHaveText('0');
  });
});
