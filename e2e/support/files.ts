import sharp from 'sharp';
import type { Locator, Page } from '@playwright/test';

/** A file as Playwright sets it on an input. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const grain = { type: 'gaussian', mean: 128, sigma: 30 } as const;

/** Returns a photo of a size in pixels; with an EXIF orientation, the size is that before the rotation. */
export async function photo(
  name: string,
  width: number,
  height: number,
  orientation?: number,
): Promise<ChosenFile> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#fff', noise: grain } }).jpeg();
  const buffer = await (orientation ? picture.withMetadata({ orientation }) : picture).toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Returns a file with a text, whose beginning decides its type. */
export const textFile = (name: string, text: string, mimeType = 'application/octet-stream'): ChosenFile => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});

export const pdf = (name: string): ChosenFile => textFile(name, `%PDF-1.7 ${name}`, 'application/pdf');

/** Chooses files through the file chooser of a button. */
export async function chooseFiles(page: Page, button: Locator, files: ChosenFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(files);
}
