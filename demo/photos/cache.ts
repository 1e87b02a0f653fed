import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { photoName, photoSizes } from './photo.ts';
import type { Photo } from './photo.ts';
import { drawPhoto } from './scene.ts';

const folder = '.cache/photos';
const quality = 78;
const drawing = new Map<string, Promise<Buffer>>();

/** A photo's file: drawn at the first wish, read from the cache afterwards. */
export async function photoFile(photo: Photo): Promise<Buffer> {
  const name = photoName(photo);
  return readFile(join(folder, name)).catch(() => drawOnce(name, photo));
}

/** Several requests for the same new photo share one drawing. */
function drawOnce(name: string, photo: Photo): Promise<Buffer> {
  const running = drawing.get(name) ?? draw(name, photo).finally(() => drawing.delete(name));
  drawing.set(name, running);
  return running;
}

async function draw(name: string, photo: Photo): Promise<Buffer> {
  const { width, height } = photoSizes.find((size) => size.width === photo.width)!;
  const svg = drawPhoto(photo, width, height);
  const file = await sharp(Buffer.from(svg)).resize(width, height).webp({ quality }).toBuffer();
  await mkdir(folder, { recursive: true });
  // Written aside and renamed, so that no reader ever sees half a file.
  const aside = join(folder, `${name}.${process.pid}.tmp`);
  await writeFile(aside, file);
  await rename(aside, join(folder, name));
  return file;
}
