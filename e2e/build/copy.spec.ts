import { expect, test, type Page } from '@playwright/test';
import { createSite, writeSitePage } from '../support/site.ts';
import { serveFolder, type FileServer } from './server.ts';

let server: FileServer;

test.afterEach(() => server.close());

const MARKERS = '[{ "title": "Namur", "coors": { "lat": 50.46, "lng": 4.87 } }]';

const map = `<div data-island="map"><script type="application/json" data-props>{ "markers": ${MARKERS} }</script>
  <ul><li>Namur</li></ul></div>`;

/** Serves a copy with a page that has a map; returns the console's lines. */
async function openMap(page: Page, copy: readonly string[]): Promise<string[]> {
  const folder = createSite({ copy });
  writeSitePage(folder, 'map.html', { body: `${map}<a href="next.html">Next</a>` });
  writeSitePage(folder, 'next.html', { body: '<h1>Next</h1>' });
  server = await serveFolder(folder);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto(`${server.url}map.html`);
  return lines;
}

test('a copy is a whole site for a static server: its map is drawn', async ({ page }) => {
  await openMap(page, []);
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map', 'ready');
  await expect(page.getByRole('button', { name: 'Namur' })).toBeVisible();
});

test('without map-leaflet a map fails by itself, with one line in the console, and visits stay visits', async ({
  page,
}) => {
  const lines = await openMap(page, ['--without', 'map-leaflet']);
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map', 'failed');
  await expect(page.getByRole('listitem')).toHaveText('Namur');
  expect(lines).toEqual([expect.stringMatching(/map-leaflet.*--without.*Write data-provider="google"/)]);
  await page.evaluate('globalThis.stayed = true');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading')).toHaveText('Next');
  expect(await page.evaluate('globalThis.stayed')).toBe(true);
});
