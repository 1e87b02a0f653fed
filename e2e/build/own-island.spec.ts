import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import {
  createSite,
  linkPackages,
  runArchipelIn,
  runNode,
  watchFaults,
  writeSitePage,
} from '../support/site.ts';
import { serveFolder, type FileServer } from './server.ts';

interface Site {
  readonly folder: string;
  /** Output of `archipel island`. */
  readonly steps: string;
}

/** Writes an island into a new site. */
function writeOwnIsland(...options: readonly string[]): Site {
  const folder = createSite();
  linkPackages(folder);
  return { folder, steps: runArchipelIn(folder, 'island', 'read-more', '--out', 'assets/own', ...options) };
}

let server: FileServer;

// Packages are packed, installed and compiled in these tests.
test.describe.configure({ timeout: 180_000 });
test.afterEach(() => server?.close());

const tagsIn = ({ steps }: Site) => steps.match(/<(?:link|script).*>/g)!.join('\n');

/** Opens a page with the example of the island; returns the faults of the console and the requests. */
async function openExample(page: Page, site: Site, folder = 'islands'): Promise<string[]> {
  const body = readFileSync(join(site.folder, folder, 'read-more/example.html'), 'utf8');
  writeSitePage(site.folder, 'page.html', { body, head: tagsIn(site) });
  server = await serveFolder(site.folder);
  const faults = watchFaults(page);
  await page.goto(`${server.url}page.html`);
  return faults;
}

/** Expects the island to be mounted and styled, next to the runtime, without a fault. */
async function expectMounted(page: Page, faults: readonly string[]): Promise<void> {
  const host = page.locator('[data-island="read-more"]');
  await expect(host).toHaveAttribute('data-island-state', 'ready');
  await expect(host.locator('.read-more')).toHaveCSS('overflow', 'hidden');
  await expect(host.locator('.read-more')).toHaveCSS('max-height', /\d+px/);
  await host.getByRole('button', { name: 'Read more' }).click();
  await expect(host.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  expect(faults).toEqual([]);
  expect(server.requests.filter((path) => path.endsWith('archipel.js'))).toEqual([
    '/assets/archipel/archipel.js',
  ]);
}

test('an own island built by esbuild mounts', async ({ page }) => {
  const site = writeOwnIsland();
  runNode(site.folder, 'islands/build.mjs');
  await expectMounted(page, await openExample(page, site));
});

test('the types of an own island are right, and its own test passes', () => {
  const { folder } = writeOwnIsland();
  expect(runNode(folder, 'node_modules/typescript/bin/tsc', '-p', 'islands')).toBe('');
  expect(runNode(folder, 'node_modules/vitest/vitest.mjs', 'run', 'islands')).toMatch(/1 passed/);
});

test('an own island built by Vite mounts', async ({ page }) => {
  const site = writeOwnIsland('--bundler', 'vite');
  runNode(site.folder, 'node_modules/vite/bin/vite.js', 'build', '-c', 'islands/vite.config.mjs');
  const built = readdirSync(join(site.folder, 'assets/own'));
  expect(built).toEqual(expect.arrayContaining(['index.js', 'index.css']));
  await expectMounted(page, await openExample(page, site));
});

test('an own island of plain scripts mounts', async ({ page }) => {
  const site = writeOwnIsland('--bundler', 'none');
  await expectMounted(page, await openExample(page, site));
});
