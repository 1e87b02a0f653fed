import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Archipel } from '../../tools/playwright/archipel.ts';
import { expect, test } from '../support/kit.ts';

const KEY = '/api/v1/settings/GoogleFrontAPIKey';

const marker = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the page of the example and waits for the map. */
async function openMap(archipel: Archipel, page: Page): Promise<void> {
  const host = await archipel.open('map');
  await host.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map', 'ready');
  await archipel.idle();
}

const GOOGLE = '/stand-ins/maps/google.js';
const SETTINGS = { consent: {}, map: { google: GOOGLE, tiles: '/assets/tile.svg?{z}/{x}/{y}' } };
const MARKERS = [
  { title: 'Namur', coors: { lat: 50.46, lng: 4.87 }, content: '<p>Le verre</p>' },
  { title: 'Jambes', coors: { lat: 50.45, lng: 4.88 } },
];

/** Opens a map of two markers, with the stand-in of Google's script. */
async function openTwoMarkers(archipel: Archipel, attributes: string): Promise<void> {
  const script = readFileSync('demo/stand-ins/maps/google.js', 'utf8');
  archipel.fragment(GOOGLE, script, { headers: { 'content-type': 'text/javascript' } });
  const props = JSON.stringify({ markers: MARKERS });
  const html = `<div data-island="map" ${attributes}>
    <script type="application/json" data-props>${props}</script>
    <ul><li><a href="/piece">Namur</a></li></ul>
  </div>`;
  await archipel.open('map', { html, settings: SETTINGS });
}

test('markers are opened by keys, show what the server wrote, and the list beside them follows [MAP-01] @react', async ({
  archipel,
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await openMap(archipel, page);
  await expect(page.locator('.leaflet-top.leaflet-left .leaflet-control-zoom')).toBeVisible();
  const durbuy = marker(page, 'Poterie de Durbuy');
  await durbuy.focus();
  await page.keyboard.press('Enter');
  const bubble = page.locator('.leaflet-popup');
  await expect(bubble.getByRole('link', { name: 'Visiter l’atelier' })).toBeVisible();
  await expect(page.locator('[data-marker="durbuy"]')).toHaveAttribute('aria-current', 'true');
  await expect(page).toBeAccessible();
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
  archipel,
  page,
}) => {
  await openMap(archipel, page);
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
  archipel,
  page,
}) => {
  await page.route(/tile\.svg/, (route) => route.fulfill({ status: 503 }));
  await openMap(archipel, page);
  const notice = page.getByText('Le fond de carte n’est pas disponible.');
  await expect(notice).toBeVisible();
  await expect(page).toBeAccessible();
  await expect(marker(page, 'Verrerie de Namur')).toBeVisible();
  await page.unroute(/tile\.svg/);
  await page.locator('.ar-map-notice button').click();
  await expect(notice).toBeHidden();
});

test('Google is asked for its key only where a page names it, and draws the same places [MAP-01]', async ({
  archipel,
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await openTwoMarkers(archipel, 'data-provider="leaflet"');
  await expect(page.locator('.leaflet-marker-icon')).toHaveCount(2);
  expect(requested.filter((path) => path === KEY || path.includes('google'))).toEqual([]);

  archipel.mock('maps.readKey');
  await openTwoMarkers(archipel, 'data-provider="google"');
  const box = page.locator('[data-stand-in="google"]');
  await expect(box).toHaveAttribute('data-type', 'roadmap');
  await expect(box).toHaveAttribute('data-zoom', '13');
  await box.getByRole('button', { name: 'Namur' }).click();
  await expect(box.getByText('Le verre')).toBeVisible();
  expect(requested.filter((path) => path === KEY)).toHaveLength(1);
  expect(requested.filter((path) => path.includes('leaflet'))).toHaveLength(
    requested.slice(0, requested.indexOf(KEY)).filter((path) => path.includes('leaflet')).length,
  );

  archipel.expectComplaint(/GoogleFrontAPIKey/);
  archipel.mock('maps.readKey', undefined, { status: 500 });
  await openTwoMarkers(archipel, 'data-provider="google"');
  await expect(page.getByText('La carte n’a pas pu être chargée.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Namur' })).toBeVisible();
});

test('where the page asks for consent neither key nor pictures are asked for before the visitor has given it, this time or always [MAP-01] @react', async ({
  archipel,
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === KEY || /^\/(stand-ins|assets\/tile)/.test(pathname)) requested.push(pathname);
  });
  archipel.mock('maps.readKey');
  const open = (provider: string) =>
    openTwoMarkers(archipel, `data-category="marketing" data-provider="${provider}"`);
  await open('google');
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map', 'consent');
  await expect(page.getByRole('link', { name: 'Namur' })).toBeVisible();
  await expect(page).toBeAccessible();
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
