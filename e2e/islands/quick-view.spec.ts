import type { Page } from '@playwright/test';
import { expect, test, whenIdle } from '../support/test.ts';

const quick = (page: Page, name: RegExp) => page.getByRole('button', { name });
const requests = (page: Page) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/quickview/')) requested.push(new URL(request.url()).pathname);
  });
  return requested;
};

test('a quick view is loaded once, at its first opening; a failure is none; one is open at a time, and what is in it is alive [CAT-07]', async ({
  page,
  faults,
}) => {
  await page.goto('/fr/catalog');
  const requested = requests(page);
  const dune = quick(page, /^Mug Dune ?, Aperçu rapide/);
  const panel = page.locator(`#${await dune.getAttribute('aria-controls')}`);
  await faults({ match: 'GET /fr/catalog/quickview', status: 500, times: 1 });
  await dune.click();
  await expect(dune).toHaveAttribute('aria-expanded', 'true');
  await panel.getByRole('button', { name: 'Réessayer' }).click();
  await expect(panel.getByRole('heading', { name: 'Mug Dune' })).toBeVisible();
  await panel.getByRole('radio', { name: 'Lait' }).focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(dune).toBeFocused();
  await dune.click();
  await expect(panel.getByRole('heading')).toBeVisible();
  expect(requested).toHaveLength(2);

  await panel.getByRole('radio', { name: 'Sable' }).check();
  await panel.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page.locator('.mini-cart-count')).toContainText('1');
  const other = quick(page, /^Mug Ourthe ?, Aperçu rapide/);
  await other.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await other.click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Mug Ourthe', level: 3 })).toBeVisible();
  const shown = page.locator(`#${await other.getAttribute('aria-controls')}`);
  await expect(shown).toBeInViewport({ ratio: 0.95 });
});

test('on a phone the quick view is a sheet with the choice and its button in sight; Back closes it, and its link leaves no history entry [CAT-07]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/fr/catalog');
  const dune = quick(page, /^Mug Dune ?, Aperçu rapide/);
  await dune.click();
  const sheet = page.getByRole('dialog', { name: 'Aperçu rapide' });
  await expect(sheet.getByRole('button', { name: 'Ajouter au panier' })).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByRole('group', { name: 'Couleur' })).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByRole('link', { name: 'Voir la fiche complète' })).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(dune).toBeFocused();
  await expect(dune).toHaveAttribute('aria-expanded', 'false');
  await dune.click();
  await sheet.getByRole('link', { name: 'Mug Dune' }).click();
  await expect(page).toHaveURL(/product\/mug-dune/);
  await whenIdle(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/fr\/catalog$/);
  expect(await page.evaluate(() => (history.state as { overlay?: number }).overlay)).toBeUndefined();
});

test('a choice in the quick view changes price, stock and photo, is what is added, and is the one of the product’s page [CAT-07] [PRD-02] [PRD-06]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/fr/catalog');
  await quick(page, /^Mug Ourthe ?, Aperçu rapide/).click();
  const sheet = page.getByRole('dialog', { name: 'Aperçu rapide' });
  await expect(sheet.locator('.price')).toHaveText(/^24,00\s€$/);
  await expect(sheet.locator('.price')).toBeVisible();
  await sheet.getByRole('radio', { name: /^45 cl/ }).check();
  await expect(sheet.locator('.price')).toHaveText(/^28,00\s€$/);
  await sheet.getByRole('radio', { name: 'Ardoise' }).check();
  await expect(sheet.locator('.quick-photo img')).toHaveAttribute('src', /ardoise/);
  await sheet.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Mug Ourthe, Ardoise, 45 cl');
  await expect(page).toHaveURL(/\/fr\/catalog$/);
  await sheet.getByRole('radio', { name: /^30 cl/ }).check();
  await sheet.getByRole('radio', { name: /^Marée/ }).check();
  await expect(sheet.getByRole('link', { name: 'Me prévenir de son retour' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Ajouter au panier' })).toBeHidden();
  await sheet.getByRole('link', { name: 'Voir la fiche complète' }).click();
  await expect(page).toHaveURL(/product\/mug-ourthe/);
  await expect(page.locator('.product-info > .stock-state')).toHaveText(/^Épuisé · Marée, 30 cl$/);
});

test('a card shows a second photo under a mouse, that of a colour under its swatch, which leads to it, and then its own again [CAT-07]', async ({
  page,
}) => {
  await page.goto('/fr/catalog');
  const card = page.locator('.list-card', { hasText: 'Mug Dune' });
  const photo = card.locator('[data-slot="picture"]');
  const first = (await photo.getAttribute('src'))!;
  await card.locator('.card-link').hover();
  await card.locator('.card-link').hover({ position: { x: 20, y: 20 } });
  await expect(photo).toHaveAttribute('src', /\.table\./);
  const swatch = card.getByRole('link', { name: 'Mug Dune, Mer du Nord' });
  await swatch.hover();
  await expect(photo).toHaveAttribute('src', /\.mer\.studio\./);
  await page.locator('h1').hover();
  await expect(photo).toHaveAttribute('src', first);
  await swatch.click();
  await expect(page).toHaveURL(/mug-dune\?attribute\.1=4/);
  await expect(page.getByRole('radio', { name: /^Mer du Nord/ }).first()).toBeChecked();
});

test('without JavaScript a card is a link, and its button is not there [CAT-07]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/nl/catalog');
  await expect(page.locator('[data-quick-view]').first()).toBeHidden();
  await page.locator('.card-link').first().click();
  await expect(page).toHaveURL(/\/nl\/catalog\/product\//);
  await context.close();
});
