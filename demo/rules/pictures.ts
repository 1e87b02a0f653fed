import sharp from 'sharp';

/** As a camera makes them; 20,000 × 20,000 would be 1.6 GB once they are read. */
export const mostPixels = 50_000_000;
const thumbnailSize = 320;

export interface Measures {
  readonly width: number;
  readonly height: number;
}

export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly cropWidth: number;
  readonly cropHeight: number;
}

/** A picture that is cut short or damaged is refused, not shown grey. */
const open = (body: Buffer) => sharp(body, { limitInputPixels: mostPixels, failOn: 'error' });

/** How large a picture is as it is seen: turned as its EXIF says. Reads its head alone. */
export async function measure(body: Buffer): Promise<Measures> {
  const { autoOrient } = await sharp(body, { limitInputPixels: false }).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

/** A small picture of a picture; throws when it can't be read. */
export const thumbnailOf = (body: Buffer): Promise<Buffer> =>
  open(body)
    .autoOrient()
    .resize(thumbnailSize, thumbnailSize, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 76 })
    .toBuffer();

/** Whether an area lies in a picture, and is worth cutting. */
export const isArea = ({ x, y, w, h, cropWidth, cropHeight }: CropArea, { width, height }: Measures) =>
  [x, y, w, h, cropWidth, cropHeight].every((value) => Number.isSafeInteger(value) && value >= 0) &&
  [w, h, cropWidth, cropHeight].every((value) => value >= 1) &&
  x + w <= width &&
  y + h <= height &&
  cropWidth * cropHeight <= mostPixels;

/** Cuts the largest square out of the middle of a picture, in a given size. */
export const cropMiddle = (body: Buffer, side: number): Promise<Buffer> =>
  open(body).autoOrient().resize(side, side, { fit: 'cover' }).toBuffer();

/** Cuts an area out of a picture as it is seen, in a given size. */
export const crop = (body: Buffer, { x, y, w, h, cropWidth, cropHeight }: CropArea): Promise<Buffer> =>
  open(body)
    .autoOrient()
    .extract({ left: x, top: y, width: w, height: h })
    .resize(cropWidth, cropHeight, { fit: 'fill' })
    .toBuffer();
