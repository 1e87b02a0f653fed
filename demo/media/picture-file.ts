import sharp from 'sharp';
import { createFileCache } from '../data/file-cache.ts';
import { drawMedia, isPictureKind, type PictureKind } from './draw.ts';
import { seedAssets } from './library.ts';

/** Version of the drawings, part of the address; a new drawing needs a new number because of caches. */
const drawingVersion = 2;
const quality = 80;

const numbers = new Set(seedAssets.map(({ number }) => number));
const fromCache = createFileCache('.cache/media');

const nameOf = (kind: PictureKind, number: number) => `${kind}.${number}.${drawingVersion}.webp`;

/** Returns the address of a picture of the library. */
export const pictureHref = (kind: PictureKind, number: number): string =>
  `/assets/library/${nameOf(kind, number)}`;

function readName(name: string): { kind: PictureKind; number: number } | undefined {
  const [kind = '', written = '', version, type] = name.split('.');
  const number = Number(written);
  const isOurs = version === String(drawingVersion) && type === 'webp' && numbers.has(number);
  return isOurs && isPictureKind(kind) && nameOf(kind, number) === name ? { kind, number } : undefined;
}

/** Returns a picture of the library by its file name; it is drawn once and cached. */
export async function pictureFile(name: string): Promise<Buffer | undefined> {
  const picture = readName(name);
  if (!picture) return undefined;
  const svg = () => Buffer.from(drawMedia(picture.kind, picture.number));
  return fromCache(name, () => sharp(svg()).webp({ quality }).toBuffer());
}
