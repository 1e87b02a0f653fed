import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { createSite, linkPackages, runArchipelIn, watchFaults, writeSitePage } from '../support/site.ts';
import { serveFolder, type FileServer } from './server.ts';

let server: FileServer;
let site: string;

// The bundle that an author makes who has read nothing: esbuild --bundle.
test.beforeAll(async () => {
  site = createSite();
  linkPackages(site);
  runArchipelIn(site, 'island', 'read-more');
  await build({
    absWorkingDir: site,
    entryPoints: ['islands/index.ts'],
    outfile: 'assets/own.js',
    bundle: true,
    format: 'esm',
    logLevel: 'silent',
  });
});

test.beforeEach(async () => {
  server = await serveFolder(site);
});

test.afterEach(() => server.close());

const tag = (address: string) => `<script type="module" src="${address}"></script>`;

interface Content {
  /** Scripts before and after that of the library. */
  readonly before?: string;
  readonly after?: string;
  /** HTML of the own island. */
  readonly example?: string;
}

const readExample = () => readFileSync(join(site, 'islands/read-more/example.html'), 'utf8');

/** Opens a page with the own island and one of ours. */
async function openPage(page: Page, { before = '', after = '', example = readExample() }: Content) {
  const body = `${example}<div data-island="share" data-networks="email" data-island-when="load"></div>`;
  writeSitePage(site, 'page.html', { body, before, head: after });
  const faults = watchFaults(page);
  await page.goto(`${server.url}page.html`);
  await expect(page.locator('[data-island="share"]')).toHaveAttribute('data-island-state', 'ready');
  return faults;
}

test('a second runtime in a bundle is one error with both addresses, and its island mounts @firefox', async ({
  page,
}) => {
  const faults = await openPage(page, { after: tag('/assets/own.js') });
  await page.getByRole('button', { name: 'Read more' }).click();
  await expect(page.getByRole('button', { name: 'Show less' })).toBeVisible();
  await expect.poll(() => faults).toEqual([expect.stringContaining('--external:archipel/*')]);
  expect(faults[0]).toContain(`${server.url}assets/archipel/archipel.js runs`);
  expect(faults[0]).toContain(`${server.url}assets/own.js has a second one in it`);
});

test('a bundle with a runtime that comes first is rejected with one error, and the page’s own runs', async ({
  page,
}) => {
  const faults = await openPage(page, { before: tag('/assets/own.js') });
  await expect.poll(() => faults).toHaveLength(2);
  expect(faults.toSorted()).toEqual([
    expect.stringContaining(`Archipel is bundled into ${server.url}assets/own.js`),
    expect.stringContaining('There is no island "read-more"'),
  ]);
  await expect(page.locator('[data-island="read-more"]')).not.toHaveAttribute('data-island-state', 'ready');
});

test('the same script under another query runs once, without a word', async ({ page }) => {
  const after = tag('/assets/archipel/archipel.js?v=2');
  const faults = await openPage(page, { after, example: '' });
  // A warning's code would load now.
  await page.waitForLoadState('networkidle');
  expect(faults).toEqual([]);
  expect(server.requests).toContain('/assets/archipel/archipel.js?v=2');
});
