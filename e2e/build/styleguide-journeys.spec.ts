import type { Page } from '@playwright/test';
import { photo } from '../support/files.ts';
import { renderPage } from '../support/template-engines.ts';
import { expect, test } from '../support/test.ts';

/* A stranger has the styleguide alone: three islands are made there, copied, and pasted into a page. */

type TemplateName = keyof typeof renderPage;

/** Opens an island in the styleguide. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(`/styleguide/${address}`);
  await expect(page.locator('[data-island="live-form"]')).toHaveAttribute('data-island-state', 'ready');
}

const setText = (page: Page, attribute: string, text: string) =>
  page.getByRole('textbox', { name: attribute }).fill(text);

/** Copies the markup for a template, once it has the last value that was set. */
async function copy(page: Page, language: TemplateName, last: string): Promise<string> {
  await page.getByRole('combobox', { name: 'Écrit pour' }).selectOption(language);
  await expect(page.locator('#guide-code')).toContainText(last);
  await page.getByRole('button', { name: 'Copier' }).click();
  await expect(page.locator('[data-copy-status]')).toHaveText('Copié');
  return page.evaluate(() => navigator.clipboard.readText());
}

async function makeBanner(page: Page, language: TemplateName): Promise<string> {
  await page.goto('/styleguide/?culture=fr');
  await page.getByRole('searchbox').fill('slider');
  await page.getByRole('link', { name: 'Bannière' }).click();
  await open(page, 'banner-slider?culture=fr');
  await page.getByRole('combobox', { name: 'data-animation' }).selectOption('Fade');
  await page.getByRole('checkbox', { name: 'data-navigationcontrol' }).check();
  await setText(page, 'data-duration', '4000');
  return copy(page, language, 'data-duration="4000"');
}

async function makeList(page: Page, language: TemplateName): Promise<string> {
  await open(page, 'product-list?culture=fr');
  await page.getByRole('combobox', { name: 'data-submit' }).selectOption('change');
  const markup = await copy(page, language, 'data-list-form');
  // The address of the page that has the list, as an author writes his own.
  return markup.replaceAll('/styleguide/product-list', '/pasted');
}

async function makeUpload(page: Page, language: TemplateName): Promise<string> {
  await open(page, 'asset-field?culture=fr&state=image');
  await setText(page, 'data-crop-width', '300');
  await setText(page, 'data-crop-height', '300');
  return copy(page, language, 'data-crop-height="300"');
}

/** The head of the README, with the token that forms of this shop need. */
const pageOf = (parts: readonly string[], token: string) => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ title }}</title>
<meta name="csrf-token" content="${token}">
<link rel="stylesheet" href="/assets/archipel/preact/archipel.css">
<script type="module" src="/assets/archipel/preact/archipel.js"></script>
</head>
<body data-app data-site="/">
<main data-page><h1>{{ title }}</h1>
${parts.join('\n')}
</main>
</body>
</html>`;

const STRICT =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' blob:; frame-src https://www.youtube-nocookie.com; require-trusted-types-for 'script'; trusted-types archipel";

/** Shows the rendered page at an address of this shop, whose API answers it; the page's own server filters the list. */
async function showPage(page: Page, html: string): Promise<void> {
  const filtered = html.replace('20 produits', '10 produits');
  await page.route(/\/pasted(?:\?|$)/, (route, request) =>
    route.fulfill({
      contentType: 'text/html',
      body: request.url().includes('filter=') ? filtered : html,
      headers: { 'Content-Security-Policy': STRICT },
    }),
  );
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }));
  await page.goto('/pasted');
  await expect(page.getByRole('heading', { level: 1, name: 'Boutique' })).toBeVisible();
}

async function expectBanner(page: Page): Promise<void> {
  const banner = page.locator('[data-island="banner-slider"]');
  await banner.hover();
  await expect(banner).toHaveAttribute('data-island-state', 'ready');
  await expect(banner.locator('[data-viewport]').getByRole('listitem')).toHaveCount(3);
  await expect(banner).toHaveAttribute('data-duration', '4000');
  await banner.getByRole('button', { name: /2/ }).click();
  await expect(banner.getByRole('heading', { name: 'Le lin de la Lys' })).toBeInViewport();
}

async function expectList(page: Page): Promise<void> {
  const list = page.locator('[data-island="product-list"]');
  await list.getByRole('checkbox', { name: 'Tasses' }).check();
  await expect(list.getByRole('heading', { name: '10 produits' })).toBeVisible();
  await expect(page).toHaveURL(/\/pasted\?.*Category/);
  await expect(page.locator('[data-island="banner-slider"]')).toHaveAttribute('data-island-state', 'ready');
}

async function expectUpload(page: Page): Promise<void> {
  await page.locator('input[name="PortraitFile"]').setInputFiles(await photo('wide.jpg', 1200, 800));
  const selection = page.locator('[data-crop-selection]');
  await expect(page.locator('[data-crop-stage="ready"]')).toBeVisible();
  await expect(selection).toHaveAttribute('data-crop-selection', /^\d+ 0 800 800$/);
}

for (const language of ['twig', 'django', 'html'] as const)
  test(`a banner, a list and an upload made in the styleguide work in a page of ${language}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const parts = [
      await makeBanner(page, language),
      await makeList(page, language),
      await makeUpload(page, language),
    ];
    const token = await page.locator('meta[name="csrf-token"]').getAttribute('content');
    await showPage(page, renderPage[language](pageOf(parts, token!)));
    await expectBanner(page);
    await expectList(page);
    await expectUpload(page);
  });
