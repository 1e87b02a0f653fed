/** Whole pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, in its natural pixels. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** How far a picture is turned on the screen, clockwise; the file stays as it is (T21). */
export type PictureRotation = 0 | 90 | 180 | 270;

const clamp = (value: number, least: number, max: number) => Math.min(Math.max(value, least), max);

/** Adds quarters of a turn; backwards, where negative. */
export const addRotation = (rotation: PictureRotation, quarters: number): PictureRotation =>
  (((((rotation / 90 + quarters) % 4) + 4) % 4) * 90) as PictureRotation;

/** The size of a picture as it lies on the screen. */
export const rotatedSize = ({ width, height }: PictureSize, rotation: PictureRotation): PictureSize =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width };

/**
 * Where a part lies once the picture is turned.
 *
 * @param area In the picture as it is.
 * @param rotation How far it is turned.
 * @param size The picture as it is.
 */
export function rotateArea(
  { x, y, w, h }: CropArea,
  rotation: PictureRotation,
  { width, height }: PictureSize,
): CropArea {
  if (rotation === 90) return { x: height - y - h, y: x, w: h, h: w };
  if (rotation === 180) return { x: width - x - w, y: height - y - h, w, h };
  return rotation === 270 ? { x: y, y: width - x - w, w: h, h: w } : { x, y, w, h };
}

/**
 * Where a part of the turned picture lies in the picture as it is.
 *
 * @param area In the turned picture.
 * @param rotation How far it is turned.
 * @param size The picture as it is.
 */
export function rotateAreaBack(area: CropArea, rotation: PictureRotation, size: PictureSize): CropArea {
  return rotateArea(area, addRotation(0, -rotation / 90), rotatedSize(size, rotation));
}

/** The widest part that fits, with the wanted proportions. */
const widestOf = (size: PictureSize, target: PictureSize): number =>
  Math.min(size.width, Math.floor((size.height * target.width) / target.height));

/**
 * Makes a part one that can be cut: whole pixels, inside the picture, proportions within a pixel, never smaller than what is
 * made of it, so that nothing is blown up (CRP-02).
 *
 * @param area As it was drawn.
 * @param size The picture.
 * @param target What is made of it; the picture is not smaller than that.
 */
export function fitArea(area: CropArea, size: PictureSize, target: PictureSize): CropArea {
  const widest = widestOf(size, target);
  const w = clamp(Math.round(area.w), Math.min(target.width, widest), widest);
  const h = clamp(Math.round((w * target.height) / target.width), 1, size.height);
  const x = clamp(Math.round(area.x), 0, size.width - w);
  const y = clamp(Math.round(area.y), 0, size.height - h);
  return { x, y, w, h };
}

/** The largest part, in the middle. */
export function largestArea(size: PictureSize, target: PictureSize): CropArea {
  const w = widestOf(size, target);
  const h = (w * target.height) / target.width;
  return fitArea({ x: (size.width - w) / 2, y: (size.height - h) / 2, w, h }, size, target);
}

/** A part of the same middle that is wider or narrower by so much. */
export function growArea(area: CropArea, by: number, size: PictureSize, target: PictureSize): CropArea {
  const w = area.w + by;
  const h = (w * target.height) / target.width;
  const middle = { x: area.x + area.w / 2, y: area.y + area.h / 2 };
  const { w: fittingWidth, h: fittingHeight } = fitArea({ ...area, w, h }, size, target);
  const origin = { x: middle.x - fittingWidth / 2, y: middle.y - fittingHeight / 2 };
  return fitArea({ ...origin, w: fittingWidth, h: fittingHeight }, size, target);
}

/**
 * Decides about a picture (CRP-01): `take` without a configured size, or where the picture has it; `small` where it is
 * smaller, `unknown` without a size of its own; else `crop`.
 *
 * @param size The picture.
 * @param target What is wanted.
 */
export function validatePicture(
  size: PictureSize | undefined,
  target: PictureSize | undefined,
): 'take' | 'small' | 'unknown' | 'crop' {
  if (!target) return 'take';
  if (!size) return 'unknown';
  const { width, height } = size;
  if (width === target.width && height === target.height) return 'take';
  return width < target.width || height < target.height ? 'small' : 'crop';
}
