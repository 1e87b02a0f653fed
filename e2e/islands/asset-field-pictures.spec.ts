import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Archipel } from '../../tools/playwright/index.ts';
import { photo, textFile, type ChosenFile } from '../support/files.ts';
import { openAssetField, takeUploads } from '../support/fixture-assets.ts';
import { expect, test } from '../support/kit.ts';

const NO_PICTURE = 'Choisissez une image valable (JPEG, PNG, GIF, WebP, AVIF, SVG)';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><path d="M0 0h60v40z"/></svg>';

const row = (page: Page, name: string) => page.locator('[data-asset-row]', { hasText: name });
const choose = (page: Page, file: ChosenFile) => page.locator('input[name=FilesFile]').setInputFiles(file);
const bytes = (name: string, mimeType: string, buffer: Buffer): ChosenFile => ({ name, mimeType, buffer });

const open = (archipel: Archipel, query: string) =>
  openAssetField(archipel, `kind=image&accept=.jpg,.png,.gif,.webp,.avif,.svg&${query}`);

test('a picture is judged by its bytes: what can’t be decoded is never sent, whatever it is called [UPL-03]', async ({
  page,
  archipel,
}) => {
  const blank = sharp({ create: { width: 60, height: 40, channels: 3, background: '#2c4a52' } });
  const png = await blank.clone().png().toBuffer();
  const bad: ChosenFile[] = [
    textFile('bonjour.png', 'bonjour, je suis un texte', 'image/png'),
    textFile('fiche.png', '%PDF-1.7', 'image/png'),
    textFile('archive.jpg', 'PK\u0003\u0004', 'image/jpeg'),
    textFile('programme.gif', 'MZ', 'image/gif'),
    textFile('script.jpg', '#!/bin/sh\nrm -rf /', 'image/jpeg'),
    textFile('page.png', '<!doctype html><script>alert(1)</script>', 'image/png'),
    textFile('dessin.png', SVG, 'image/png'),
    textFile('page.svg', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'image/svg+xml'),
    bytes('utf16.gif', 'image/gif', Buffer.from('\ufeffGIF89a', 'utf16le')),
    bytes('tete.png', 'image/png', Buffer.concat([png.subarray(0, 33), Buffer.from('bonjour')])),
    bytes('debut.png', 'image/png', png.subarray(0, 20)),
    bytes('debut.jpg', 'image/jpeg', Buffer.from('ffd8ffe0', 'hex')),
    bytes('hasard.webp', 'image/webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 hasard hasard hasard')),
    textFile('sans-type.png', 'bonjour', ''),
  ];
  const good: ChosenFile[] = [
    await photo('photo.jpg', 60, 40),
    bytes('image.png', 'image/png', png),
    bytes('jpeg.png', 'image/png', await blank.clone().jpeg().toBuffer()),
    bytes('image.gif', 'image/gif', await blank.clone().gif().toBuffer()),
    bytes('image.webp', 'image/webp', await blank.clone().webp().toBuffer()),
    bytes('image.avif', 'image/avif', await blank.clone().avif().toBuffer()),
    textFile('image.svg', SVG, 'image/svg+xml'),
    textFile('commentaire.svg', `<!-- atelier -->\n<!DOCTYPE svg>${SVG}`, ''),
  ];
  takeUploads(archipel, Object.fromEntries(good.map(({ name }) => [name, [60, 40]])));
  await open(archipel, '');
  for (const file of bad) {
    await choose(page, file);
    await expect(row(page, file.name).locator('.ar-asset-problem'), file.name).toHaveText(NO_PICTURE);
  }
  expect(archipel.requests('assets.upload')).toEqual([]);
  await choose(page, textFile('iphone.jpg', '\0\0\0\x18ftypheic', 'image/jpeg'));
  await expect(page.locator('.ar-asset-problem')).toContainText('enregistrez-la en JPEG');
  for (const file of good) {
    await choose(page, file);
    await expect(row(page, file.name).locator('.ar-asset-detail'), file.name).toBeVisible();
  }
  const sent = archipel.requests('assets.upload').map(({ body }) => body.file);
  expect(sent).toMatchObject(good.map(({ name }) => ({ name })));
});

test('a picture whose size the server does not say is measured for its crop, and never taken uncut [CRP-01]', async ({
  page,
  archipel,
}) => {
  takeUploads(archipel);
  await open(archipel, 'width=30&height=20');
  await choose(page, await photo('large.jpg', 60, 40));
  await expect(page.getByRole('dialog', { name: 'Recadrer l’image' })).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page, await photo('right.jpg', 30, 20));
  await expect(page.locator('.ar-asset-detail')).toBeVisible();

  // The browser has no decoder for this format, so that only the server could have reported it.
  await openAssetField(archipel, 'kind=image&accept=.tif&width=30&height=20');
  await choose(page, textFile('scan.tif', 'II*\0', 'image/tiff'));
  await expect(page.locator('.ar-asset-problem')).toHaveText('Choisissez une image valable (TIF)');
  await expect(page.locator('input[name="Files"]')).toHaveCount(0);
});

test('several pictures that must be cropped are cropped one after the other, and one that is left costs no other [CRP-01] [MED-03]', async ({
  page,
  archipel,
}) => {
  const names = ['a.jpg', 'b.jpg', 'c.jpg'];
  takeUploads(archipel, Object.fromEntries(names.map((name, index) => [name, [60 + index, 40]])));
  await openAssetField(archipel, 'kind=files&width=30&height=20');
  const files = await Promise.all(names.map((name, index) => photo(name, 60 + index, 40)));
  await page.locator('input[name=FilesFile]').setInputFiles(files);
  const dialog = page.getByRole('dialog', { name: 'Recadrer l’image' });
  const cut = page.locator('.ar-asset-detail', { hasText: '30 × 20' });
  for (const [button, rows, done] of [
    ['Recadrer', 3, 1],
    ['Retour', 2, 1],
    ['Recadrer', 2, 2],
  ] as const) {
    await page.locator('[data-crop-stage=ready]').waitFor();
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(page.locator('[data-asset-row]')).toHaveCount(rows);
    await expect(cut).toHaveCount(done);
  }
  await expect(dialog).toBeHidden();
  await expect(page.locator('input[name="Files"]')).toHaveCount(2);
});
