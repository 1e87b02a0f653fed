import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const KEY = '/api/v1/settings/GoogleFrontAPIKey';

const marker = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the page of the example and waits for the map. */
async function openMap(page: Page): Promise<void> {
  await page.goto('/styleguide/map');
  await page.locator('[data-island="map"]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map', 'ready');
  await whenIdle(page);
}

test('markers are opened by keys, show what the server wrote, and the list beside them follows [MAP-01] @react', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await openMap(page);
  await expect(page.locator('.leaflet-top.leaflet-left .leaflet-control-zoom')).toBeVisible();
  const durbuy = marker(page, 'Poterie de Durbuy');
  await durbuy.focus();
  await page.keyboard.press('Enter');
  const bubble = page.locator('.leaflet-popup');
  await expect(bubble.getByRole('link', { name: 'Visiter l’atelier' })).toBeVisible();
  await expect(page.locator('[data-marker="durbuy"]')).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page, '.guide-live');
  await bubble.getByRole('link').focus();
  await page.keyboard.press('Escape');
  await expect(bubble).toHaveCount(0);
  await expect(durbuy).toBeFocused();

  await marker(page, 'Verrerie de Namur').click();
  await expect(bubble).toHaveText('Verrerie de Namur');
  await expect(page.locator('[data-marker="durbuy"]')).not.toHaveAttribute('aria-current');
  expect(requested).not.toContain(KEY);
});

test('a wheel scrolls the page until the map is pressed, and again after a press elsewhere [MAP-01]', async ({
  page,
}) => {
  await openMap(page);
  const map = page.locator('.ar-map-leaflet');
  const hint = page.getByText('Touchez la carte pour l’activer');
  await expect(hint).toBeVisible();
  await map.click({ position: { x: 200, y: 200 } });
  await expect(map).toHaveClass(/ar-map-live/);
  await expect(hint).toBeHidden();
  await page.locator('h1').click();
  await expect(map).not.toHaveClass(/ar-map-live/);
});

test('a dead tile server leaves the markers, is told, and may come back [MAP-01]', async ({
  page,
  faults,
}) => {
  // The test starts on a page without a map: tiles that were shown once are in the browser's cache.
  await page.goto('/fr');
  await faults({ match: 'GET /stand-ins/tiles', status: 503 });
  await openMap(page);
  const notice = page.getByText('Le fond de carte n’est pas disponible.');
  await expect(notice).toBeVisible();
  await expectAccessible(page, '.guide-live');
  await expect(marker(page, 'Verrerie de Namur')).toBeVisible();
  await faults();
  await page.locator('.ar-map-notice button').click();
  await expect(notice).toBeHidden();
});

test('Google is asked for its key only where a page names it, and draws the same places [MAP-01]', async ({
  page,
  faults,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/fixtures/map?provider=leaflet');
  await expect(page.locator('.leaflet-marker-icon')).toHaveCount(2);
  expect(requested.filter((path) => path === KEY || path.includes('google'))).toEqual([]);

  await page.goto('/fixtures/map?provider=google');
  const box = page.locator('[data-stand-in="google"]');
  await expect(box).toHaveAttribute('data-type', 'roadmap');
  await expect(box).toHaveAttribute('data-zoom', '13');
  await box.getByRole('button', { name: 'Namur' }).click();
  await expect(box.getByText('Le verre')).toBeVisible();
  expect(requested.filter((path) => path === KEY)).toHaveLength(1);
  expect(requested.filter((path) => path.includes('leaflet'))).toHaveLength(
    requested.slice(0, requested.indexOf(KEY)).filter((path) => path.includes('leaflet')).length,
  );

  await faults({ match: `GET ${KEY}`, status: 500 });
  await page.goto('/fixtures/map?provider=google');
  await expect(page.getByText('La carte n’a pas pu être chargée.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Namur' })).toBeVisible();
});

test('where the page asks for consent neither key nor pictures are asked for before the visitor has given it, this time or always [MAP-01] @react', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === KEY || pathname.startsWith('/stand-ins')) requested.push(pathname);
  });
  const open = async (provider: string) => {
    await page.goto(`/fixtures/map?category=marketing&provider=${provider}`);
    await whenIdle(page);
  };
  await open('google');
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map', 'consent');
  await expect(page.getByRole('link', { name: 'Namur' })).toBeVisible();
  await expectAccessible(page);
  expect(requested).toEqual([]);
  await page.getByRole('button', { name: 'Charger cette fois' }).press('Enter');
  await expect(page.locator('[data-stand-in="google"]')).toBeVisible();
  await expect(page.locator('.ar-map-frame')).toBeFocused();

  requested.length = 0;
  await open('leaflet');
  expect(requested).toEqual([]);
  await page.getByRole('button', { name: 'Toujours autoriser' }).click();
  await expect(page.locator('.leaflet-marker-icon')).toHaveCount(2);
  await expect(page.locator('html')).toHaveAttribute('data-consented', 'marketing');
  await open('leaflet');
  await expect(page.locator('.leaflet-marker-icon')).toHaveCount(2);
});
