import sharp from 'sharp';
import { photoName, photoSizes } from './photo.ts';
import type { Photo } from './photo.ts';
import { drawPhoto } from './scene.ts';

/** So small that it is there in some milliseconds: browsers make it soft, and large. */
const size = { width: 40, height: 50 };
const grain = 14;
const quality = 50;

const pictures = new Map<string, Promise<string>>();

async function drawSmall(photo: Photo): Promise<string> {
  const drawing = Buffer.from(drawPhoto(photo, size.width, size.height, grain));
  const file = await sharp(drawing).resize(size.width, size.height).webp({ quality }).toBuffer();
  return file.toString('base64');
}

/** The same for all widths. */
function pictureOf(photo: Photo): Promise<string> {
  const name = photoName({ ...photo, width: 0 });
  const picture = pictures.get(name) ?? drawSmall(photo);
  pictures.set(name, picture);
  return picture;
}

/** A photo's colours and outlines, in its own size, for pages that are asked for before it has been made. */
export async function previewOf(photo: Photo): Promise<Buffer> {
  const { width, height } = photoSizes.find((entry) => entry.width === photo.width)!;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${size.width} ${size.height}">` +
      `<image href="data:image/webp;base64,${await pictureOf(photo)}" width="${size.width}" height="${size.height}"/></svg>`,
  );
}
