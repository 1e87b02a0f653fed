import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { createSite, watchFaults, writeSitePage } from '../support/site.ts';
import { whenIdle } from '../support/test.ts';
import { serveFolder, type FileServer } from './server.ts';

/** Five mistakes: a prop, a name, a chunk, a request, and a form without its antiforgery token. */
const PLANTED = `
  <h1>Planted</h1>
  <div data-island="quantity-field" data-island-when="load" data-min="six"><input type="number" name="Quantity" value="6"></div>
  <div data-island="quantity-feild" id="typo"></div>
  <div data-island="share" data-networks="email, copy" id="share"></div>
  <form method="post" data-ajax="true" data-ajax-update="#nowhere" action="/send"><button>Send</button></form>
  <a href="/next.html">Next</a> <a href="/next.html" class="no-ajax">Whole</a>`;

const HEALTHY = '<h1>Next</h1><a href="/page.html">Back</a>';

let server: FileServer;

test.beforeAll(async () => {
  const folder = createSite();
  const settings = { debug: true };
  writeSitePage(folder, 'page.html', { body: PLANTED, settings });
  writeSitePage(folder, 'next.html', { body: HEALTHY, settings });
  writeSitePage(folder, 'closed.html', { body: HEALTHY });
  server = await serveFolder(folder);
});

test.afterAll(() => server.close());

const overlay = (page: Page) => page.getByRole('complementary', { name: 'Archipel debug' });
const tab = (page: Page, name: string) => overlay(page).getByRole('tab', { name });

const open = (page: Page, name = 'page.html') => page.goto(`${server.url}${name}?archipel-debug`);

/** Writes the report by the overlay's own module. */
const reportOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { reportPage } = (await import('/assets/archipel/debug.js' as string)) as {
      reportPage(): Promise<string>;
    };
    return reportPage();
  });

test('the report of a page with five planted faults names all five', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) violations.push(message.text());
  });
  await page.route(/\/share-[0-9a-f]{6}(\.dep)?\.js/, (route) => route.fulfill({ status: 404 }));
  await page.route('**/api/broken', (route) => route.fulfill({ status: 500 }));
  await open(page);
  await expect(overlay(page)).toBeVisible();
  await page.evaluate(() => fetch('/api/broken'));
  await expect(page.locator('#share')).toHaveAttribute('data-island-state', 'failed');
  const report = await reportOf(page);
  const problems = report.split('## Page')[0]!;
  expect(problems).toMatch(/Island `quantity-field` .*failed.*data-min is "six"/);
  expect(problems).toContain('Island `quantity-feild` on `<div#typo>` is unknown');
  expect(problems).toContain('Did you mean "quantity-field"?');
  expect(problems).toMatch(/Island `share` on `<div#share>` is failed/);
  expect(problems).toMatch(/Request `GET .*\/api\/broken` was answered 500/);
  expect(problems).toMatch(/Check, line \d+: .*#nowhere/);
  expect(violations).toEqual([]);
});

test('a page without the setting loads nothing of the overlay', async ({ page }) => {
  const from = server.requests.length;
  await open(page, 'closed.html');
  await page.waitForLoadState('networkidle');
  expect(server.requests.slice(from).filter((path) => path.includes('debug.js'))).toEqual([]);
  await page.goto(`${server.url}next.html`);
  await page.waitForLoadState('networkidle');
  expect(server.requests.slice(from).filter((path) => path.includes('debug.js'))).toEqual([]);
});

test('the overlay survives visits and full loads, says why, and leaves without a trace', async ({ page }) => {
  await open(page);
  await tab(page, 'Page').click();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Next', level: 1 })).toBeVisible();
  await expect(overlay(page)).toContainText('The content of [data-page] was replaced.');
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Whole' }).click();
  await expect(page.getByRole('heading', { name: 'Next', level: 1 })).toBeVisible();
  await expect(overlay(page)).toContainText('A link was left to the browser: it has the class no-ajax.');
  const back = page.getByRole('link', { name: 'Back' });
  await back.focus();
  await tab(page, 'Page').focus();
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toHaveCount(0);
  await expect(back).toBeFocused();
  const left = await page.evaluate(() => [
    fetch.name,
    XMLHttpRequest.name,
    sessionStorage.getItem('archipel-debug'),
    document.querySelector('archipel-debug'),
  ]);
  expect(left).toEqual(['fetch', 'XMLHttpRequest', null, null]);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(overlay(page)).toHaveCount(0);
});

test('the overlay is used by keyboard, shows each panel accessibly, and never moves the page', async ({
  page,
}) => {
  const faults = watchFaults(page);
  await page.goto(`${server.url}page.html`);
  // The islands move the page themselves until they are ready.
  await expect(page.locator('#share')).toHaveAttribute('data-island-state', 'ready');
  await whenIdle(page);
  const before = await page.locator('[data-page]').boundingBox();
  await page.evaluate(() => import('/assets/archipel/debug.js' as string));
  expect(await page.locator('[data-page]').boundingBox()).toEqual(before);
  await tab(page, 'Islands').focus();
  for (const name of ['Stores', 'Requests', 'Events', 'Page', 'Check', 'Faults']) {
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, name)).toBeFocused();
    await expect(overlay(page).getByRole('tabpanel', { name })).toBeVisible();
    if (name === 'Check') await expect(overlay(page)).toContainText('#nowhere');
    await expectAccessible(page, 'archipel-debug');
  }
  await page.keyboard.press('Home');
  await expectAccessible(page, 'archipel-debug');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'archipel-debug');
  await page.setViewportSize({ width: 375, height: 700 });
  await expectAccessible(page, 'archipel-debug');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  const handle = overlay(page).getByRole('separator', { name: 'Height of the panel' });
  const height = Number(await handle.getAttribute('aria-valuenow'));
  await handle.press('ArrowUp');
  await expect(handle).toHaveAttribute('aria-valuenow', String(height + 32));
  expect(faults.filter((text) => /Content Security Policy|Trusted/i.test(text))).toEqual([]);
});

test('a row and its outline highlight each other', async ({ page }) => {
  await open(page);
  const row = overlay(page).getByRole('listitem').filter({ hasText: '<div#typo>' });
  await expect(row).toBeVisible();
  await page.locator('[data-island="quantity-field"]').hover();
  const highlighted = page.locator('archipel-debug .outline.is-highlighted');
  await expect(highlighted).toContainText('quantity-field');
  await row.hover();
  await expect(row).toHaveClass('is-highlighted');
});

test('a fault of the panel reaches the requests of this page alone, and is recorded', async ({ page }) => {
  await open(page);
  await tab(page, 'Faults').click();
  await overlay(page).getByRole('radio', { name: 'Error 500' }).check();
  const from = server.requests.length;
  expect(await page.evaluate(async () => (await fetch('/next.html')).status)).toBe(500);
  expect(server.requests.slice(from)).toEqual([]);
  await tab(page, 'Requests').click();
  await expect(overlay(page).getByRole('listitem').filter({ hasText: '/next.html' })).toContainText('500');
});

test('the bookmark of the guide opens the overlay under the strict policy, again after it was closed', async ({
  page,
}) => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/debug.md'), 'utf8');
  const [, line = ''] = /```text\n(javascript:.+)\n```/.exec(guide)!;
  const browser = await page.context().newCDPSession(page);
  // The navigation itself is aborted, since a bookmark with a script leads to no page.
  const press = () => browser.send('Page.navigate', { url: line, transitionType: 'auto_bookmark' });
  await page.goto(`${server.url}closed.html`);
  await press();
  await overlay(page).getByRole('button', { name: 'Close' }).click();
  await expect(overlay(page)).toHaveCount(0);
  await press();
  await expect(overlay(page)).toBeVisible();
  await expect(overlay(page)).toContainText('This page has no islands.');
});
