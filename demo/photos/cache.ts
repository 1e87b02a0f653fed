import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawingVersion } from './drawing-version.ts';
import { photoName, photoSizes } from './photo.ts';
import type { Photo } from './photo.ts';
import { drawPhoto } from './scene.ts';

const folder = '.cache/photos';
const quality = 78;
/** As many as a small machine has processors: more at a time are all late. */
const hands = 2;

const drawing = new Map<string, Promise<Buffer>>();
const waiting: (() => void)[] = [];
let busy = 0;

/** A photo's file, if it has been made. */
export const keptPhoto = (photo: Photo): Promise<Buffer | undefined> =>
  readFile(join(folder, photoName(photo))).catch(() => undefined);

/** A photo's file; drawn where it is not there, which takes seconds: no page waits for it. */
export async function photoFile(photo: Photo): Promise<Buffer> {
  return (await keptPhoto(photo)) ?? drawOnce(photoName(photo), photo);
}

/** Deletes what an older drawing has left. */
export async function dropOldPhotos(): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const old = names.filter((name) => !name.endsWith(`.${drawingVersion}.webp`));
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
}

/** The names of the photos that are there. */
export const readKeptPhotos = async (): Promise<ReadonlySet<string>> =>
  new Set(await readdir(folder).catch(() => []));

/** Several wishes for the same new photo share one drawing. */
function drawOnce(name: string, photo: Photo): Promise<Buffer> {
  const running = drawing.get(name) ?? inTurn(() => make(name, photo)).finally(() => drawing.delete(name));
  drawing.set(name, running);
  return running;
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= hands) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}

async function make(name: string, photo: Photo): Promise<Buffer> {
  const { width, height } = photoSizes.find((size) => size.width === photo.width)!;
  const source = (await largerPhoto(photo)) ?? Buffer.from(drawPhoto(photo, width, height));
  const file = await sharp(source).resize(width, height).webp({ quality }).toBuffer();
  await mkdir(folder, { recursive: true });
  // Written aside and renamed, so that no reader ever sees half a file.
  const aside = join(folder, `${name}.${process.pid}.tmp`);
  await writeFile(aside, file);
  await rename(aside, join(folder, name));
  return file;
}

/** To make a photo smaller takes a thirtieth of the time of drawing it. */
async function largerPhoto(photo: Photo): Promise<Buffer | undefined> {
  const { width: largest } = photoSizes.at(-1)!;
  if (photo.width === largest) return undefined;
  return readFile(join(folder, photoName({ ...photo, width: largest }))).catch(() => undefined);
}
