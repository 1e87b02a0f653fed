import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawMedia, isPictureKind, type PictureKind } from './draw.ts';
import { seedAssets } from './library.ts';

const folder = '.cache/media';
/** Another drawing has another number, so that no cache shows the old one. */
const drawingVersion = 2;
const quality = 80;

const numbers = new Set(seedAssets.map(({ number }) => number));
const drawing = new Map<string, Promise<Buffer>>();

const nameOf = (kind: PictureKind, number: number) => `${kind}.${number}.${drawingVersion}.webp`;

/** The address of a picture of the library. */
export const pictureHref = (kind: PictureKind, number: number): string =>
  `/assets/library/${nameOf(kind, number)}`;

function readName(name: string): { kind: PictureKind; number: number } | undefined {
  const [kind = '', written = '', version, type] = name.split('.');
  const number = Number(written);
  const isOurs = version === String(drawingVersion) && type === 'webp' && numbers.has(number);
  return isOurs && isPictureKind(kind) && nameOf(kind, number) === name ? { kind, number } : undefined;
}

async function draw(name: string, kind: PictureKind, number: number): Promise<Buffer> {
  const file = await sharp(Buffer.from(drawMedia(kind, number)))
    .webp({ quality })
    .toBuffer();
  await mkdir(folder, { recursive: true });
  // Written aside and renamed, so that no reader ever sees half a file.
  const aside = join(folder, `${name}.${process.pid}.tmp`);
  await writeFile(aside, file);
  await rename(aside, join(folder, name));
  return file;
}

/** A picture of the library by its file's name; drawn once, which takes some hundredths of a second. */
export async function pictureFile(name: string): Promise<Buffer | undefined> {
  const picture = readName(name);
  if (!picture) return undefined;
  const kept = await readFile(join(folder, name)).catch(() => undefined);
  if (kept) return kept;
  const running =
    drawing.get(name) ?? draw(name, picture.kind, picture.number).finally(() => drawing.delete(name));
  drawing.set(name, running);
  return running;
}

/**
 * Makes the pictures of the library that are missing, one after the other.
 *
 * @param tell Is told what is being done.
 */
export async function preparePictures(tell: (line: string) => void): Promise<void> {
  const names = seedAssets.flatMap(({ kind, number }) => (isPictureKind(kind) ? [nameOf(kind, number)] : []));
  for (const name of names) await pictureFile(name);
  tell(`Media:      ${names.length} pictures are there.`);
}
