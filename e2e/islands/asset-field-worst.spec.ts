import { crc32 } from 'node:zlib';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { photo } from '../support/files.ts';
import { expect, test } from '../support/test.ts';

/** Returns a PNG whose header claims 400 million pixels. */
async function hugePicture(): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(20_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** A file with given bytes, or of a size in gigabytes that takes up no memory. */
interface Given {
  name: string;
  type: string;
  bytes?: number[];
  gigabytes?: number;
}

// The page creates the files: a chooser takes neither names with slashes nor files that are not on the disk.
const drop = (page: Page, files: Given[]) =>
  page.locator('.ar-upload-zone').evaluate((zone, list) => {
    const dataTransfer = new DataTransfer();
    for (const { name, type, bytes = [], gigabytes = 0 } of list) {
      let part = new Blob([gigabytes ? new Uint8Array(2 ** 20) : new Uint8Array(bytes)]);
      while (part.size < gigabytes * 2 ** 30) part = new Blob([part, part]);
      dataTransfer.items.add(new File([part], name, { type }));
    }
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, files);

const bytesOf = (text: string) => [...new TextEncoder().encode(text)];
const pdf = (name: string): Given => ({
  name,
  type: 'application/pdf',
  bytes: bytesOf(`%PDF-1.7 ${name.length}`),
});

test('the worst files together: each says what is wrong with it, and all good ones come, whatever they are called [UPL-02] [UPL-03] [UPL-05]', async ({
  page,
}) => {
  await page.goto('/fixtures/assets/page?kind=files&weight=10MB');
  await page.locator('[data-island="asset-field"][data-island-state="ready"]').waitFor();
  const whole = (await photo('x.jpg', 400, 300)).buffer;
  const jpeg = (name: string, buffer: Buffer): Given => ({ name, type: 'image/jpeg', bytes: [...buffer] });
  const long = `${'é'.repeat(300)}.pdf`;
  const odd = `../a\\b "c" 'd' 🎄<img>.pdf`;
  await drop(page, [
    pdf('first.pdf'),
    { name: 'empty.pdf', type: 'application/pdf' },
    { name: 'film.pdf', type: 'application/pdf', gigabytes: 2 },
    jpeg('broken.jpg', whole.subarray(0, whole.length / 2)),
    { name: 'huge.png', type: 'image/png', bytes: [...(await hugePicture())] },
    { name: 'script.jpg', type: 'image/jpeg', bytes: bytesOf('#!/bin/sh\nrm -rf /') },
    pdf(odd),
    pdf(long),
    jpeg('last.jpg', whole),
  ]);
  const problem = (name: string) =>
    page.locator('[data-asset-row]', { hasText: name }).locator('.ar-asset-problem');
  await expect(problem('empty.pdf')).toHaveText('Fichier trop petit (il est vide)');
  await expect(problem('film.pdf')).toHaveText('Fichier trop lourd (max. 10\u00a0Mo)');
  await expect(problem('broken.jpg')).toContainText('abîmée');
  await expect(problem('huge.png')).toContainText('pixels');
  await expect(problem('script.jpg')).toContainText('pas accepté');
  await expect(page.locator('.ar-asset-problem')).toHaveCount(5);
  await expect(page.locator('.ar-asset-detail')).toHaveCount(4);
  const names = await page
    .locator('input[name="FilesName"]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  expect(names).toEqual(['first.pdf', `b "c" 'd' 🎄<img>.pdf`, `${'é'.repeat(116)}.pdf`, 'last.jpg']);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels to scroll sideways').toBeLessThanOrEqual(0);
});
