import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { createSite } from '../support/site.ts';
import { whenIdle } from '../support/test.ts';
import { serveFolder, type FileServer } from './server.ts';

/* The page after of each guide in `docs/from-*.md`, in a browser. `test/tools/migrate` proves that it is what
   the command and its list lead to. */

const repository = join(import.meta.dirname, '../..');

let site: string;
let server: FileServer;

/** Answers of the pages: whole pages, whose parts are cut out. */
const ANSWERS = {
  'thanks.html': '<p role="status">Welcome</p>',
  'terms.html': pageWith('<h1>Terms of delivery</h1><p>Within three days.</p>'),
  'about.html': pageWith('<h1>About</h1>'),
  'second.html': pageWith('<h1>Second</h1><div id="list"><p>Second ten</p></div>'),
  'saved.html': '<p>Saved</p>',
};

function pageWith(main: string): string {
  return `<!doctype html><html lang="en" data-app="" data-site="/"><head><title>Page</title>
    <script type="module" src="/assets/archipel/archipel.js"></script></head>
    <body><main data-page>${main}</main></body></html>`;
}

test.beforeAll(async () => {
  site = createSite();
  mkdirSync(join(site, 'lib'));
  copyFileSync(
    join(repository, 'node_modules/bootstrap/dist/css/bootstrap.css'),
    join(site, 'lib/bootstrap.css'),
  );
  for (const [name, html] of Object.entries(ANSWERS)) writeFileSync(join(site, name), html);
  server = await serveFolder(site, { policy: 'pages' });
});

test.afterAll(() => server.close());

/** Opens the page after of a guide; its document is marked, so that a full load shows. */
async function openPageAfter(page: Page, name: string): Promise<void> {
  const guide = readFileSync(join(repository, `docs/from-${name}.md`), 'utf8');
  const [, html = ''] = /## The page after[\s\S]*?```html\n([\s\S]*?)```/.exec(guide) ?? [];
  writeFileSync(join(site, `${name}.html`), html);
  await page.goto(`${server.url}${name}.html`);
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  await whenIdle(page);
}

const expectSameDocument = (page: Page) => expect(page.locator('html[data-marked]')).toHaveCount(1);

test('the form from unobtrusive is validated, sent and answered in the page', async ({ page }) => {
  await openPageAfter(page, 'unobtrusive');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Write your address.')).toBeVisible();
  await page.getByLabel('E-mail').fill('claire@example.org');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.locator('#answer')).toHaveText('Welcome');
  await expect(page.getByLabel('E-mail')).toHaveValue('');
  await expectSameDocument(page);
});

test('the panel from Bootstrap opens without its script, and the dialog is a page', async ({ page }) => {
  await openPageAfter(page, 'bootstrap');
  await expect(page.getByText('Free from 60 €.')).toBeHidden();
  await page.getByRole('button', { name: 'Costs' }).click();
  await expect(page.getByText('Free from 60 €.')).toBeVisible();
  await page.getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('dialog', { name: 'Terms of delivery' })).toContainText('Within three days.');
  await expectSameDocument(page);
});

test('the frame from Turbo is a part, links are visits, and a question comes first', async ({ page }) => {
  await openPageAfter(page, 'turbo');
  await page.getByRole('link', { name: 'More' }).click();
  await expect(page.locator('#list')).toHaveText('Second ten');
  await expect(page.getByRole('heading', { name: 'Articles' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Leave this list?');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
  await expect(page).toHaveTitle('About');
  await expectSameDocument(page);
});

test('the link from htmx replaces its target and the address, and the form is sent after a yes', async ({
  page,
}) => {
  await openPageAfter(page, 'htmx');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page.locator('#status')).toHaveText('Saved');
  await expect(page.getByText('Sending…')).toBeHidden();
  await page.getByRole('link', { name: 'More' }).click();
  await expect(page.locator('#list')).toHaveText('Second ten');
  await expect(page).toHaveURL(/second\.html$/);
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await expectSameDocument(page);
});
