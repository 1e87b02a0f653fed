import sharp from 'sharp';

/** Limit of a camera's photo; 20,000 × 20,000 pixels would need 1.6 GB of memory. */
export const maxPixels = 50_000_000;
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

/** Opens a picture; a truncated or damaged one is rejected, not shown grey. */
const open = (body: Buffer) => sharp(body, { limitInputPixels: maxPixels, failOn: 'error' });

/** Returns a picture's displayed size, with its EXIF rotation. Only its header is read. */
export async function measure(body: Buffer): Promise<Measures> {
  const { autoOrient } = await sharp(body, { limitInputPixels: false }).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

/** Creates a thumbnail; throws when the picture can't be read. */
export const thumbnailOf = (body: Buffer): Promise<Buffer> =>
  open(body)
    .autoOrient()
    .resize(thumbnailSize, thumbnailSize, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 76 })
    .toBuffer();

/** True when an area is inside a picture and has a valid size. */
export const isArea = ({ x, y, w, h, cropWidth, cropHeight }: CropArea, { width, height }: Measures) =>
  [x, y, w, h, cropWidth, cropHeight].every((value) => Number.isSafeInteger(value) && value >= 0) &&
  [w, h, cropWidth, cropHeight].every((value) => value >= 1) &&
  x + w <= width &&
  y + h <= height &&
  cropWidth * cropHeight <= maxPixels;

/** Crops a picture to its centre, as a square of `side` pixels. */
export const cropMiddle = (body: Buffer, side: number): Promise<Buffer> =>
  open(body).autoOrient().resize(side, side, { fit: 'cover' }).toBuffer();

/** Crops an area of a picture as displayed, and scales it. */
export const crop = (body: Buffer, { x, y, w, h, cropWidth, cropHeight }: CropArea): Promise<Buffer> =>
  open(body)
    .autoOrient()
    .extract({ left: x, top: y, width: w, height: h })
    .resize(cropWidth, cropHeight, { fit: 'fill' })
    .toBuffer();
