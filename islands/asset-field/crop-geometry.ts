/** Whole pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture in its natural pixels. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The clockwise rotation on the screen in degrees; the file is unchanged (T21). */
export type PictureRotation = 0 | 90 | 180 | 270;

const clamp = (value: number, least: number, max: number) => Math.min(Math.max(value, least), max);

/** Adds quarter turns; negative ones turn backwards. */
export const addRotation = (rotation: PictureRotation, quarters: number): PictureRotation =>
  (((((rotation / 90 + quarters) % 4) + 4) % 4) * 90) as PictureRotation;

/** Returns the size of a rotated picture. */
export const rotatedSize = ({ width, height }: PictureSize, rotation: PictureRotation): PictureSize =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width };

/**
 * Converts an area to the coordinates of the rotated picture.
 *
 * @param area In the unrotated picture.
 * @param rotation Clockwise degrees.
 * @param size The unrotated picture's size.
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
 * Converts an area of the rotated picture back to the unrotated one.
 *
 * @param area In the rotated picture.
 * @param rotation Clockwise degrees.
 * @param size The unrotated picture's size.
 */
export function rotateAreaBack(area: CropArea, rotation: PictureRotation, size: PictureSize): CropArea {
  return rotateArea(area, addRotation(0, -rotation / 90), rotatedSize(size, rotation));
}

/** Returns the width of the widest area with the target's proportions. */
const widestOf = (size: PictureSize, target: PictureSize): number =>
  Math.min(size.width, Math.floor((size.height * target.width) / target.height));

/**
 * Fits an area to the crop rules: whole pixels, inside the picture, proportions within a pixel, and never
 * smaller than the target, so that nothing is enlarged (CRP-02). Decision 325.
 *
 * @param area As drawn.
 * @param size The picture's size.
 * @param target The size of the result; the picture is at least as large.
 */
export function fitArea(area: CropArea, size: PictureSize, target: PictureSize): CropArea {
  const widest = widestOf(size, target);
  const w = clamp(Math.round(area.w), Math.min(target.width, widest), widest);
  const h = clamp(Math.round((w * target.height) / target.width), 1, size.height);
  const x = clamp(Math.round(area.x), 0, size.width - w);
  const y = clamp(Math.round(area.y), 0, size.height - h);
  return { x, y, w, h };
}

/** Returns the largest area, centered. */
export function largestArea(size: PictureSize, target: PictureSize): CropArea {
  const w = widestOf(size, target);
  const h = (w * target.height) / target.width;
  return fitArea({ x: (size.width - w) / 2, y: (size.height - h) / 2, w, h }, size, target);
}

/** Returns an area with the same center, wider or narrower by the given pixels. */
export function growArea(area: CropArea, by: number, size: PictureSize, target: PictureSize): CropArea {
  const w = area.w + by;
  const h = (w * target.height) / target.width;
  const middle = { x: area.x + area.w / 2, y: area.y + area.h / 2 };
  const { w: fittingWidth, h: fittingHeight } = fitArea({ ...area, w, h }, size, target);
  const origin = { x: middle.x - fittingWidth / 2, y: middle.y - fittingHeight / 2 };
  return fitArea({ ...origin, w: fittingWidth, h: fittingHeight }, size, target);
}

/**
 * Classifies a picture (CRP-01): `take` without a target size or when it matches; `small` when the picture is
 * smaller; `unknown` without a size of its own; otherwise `crop`.
 *
 * @param size The picture's size.
 * @param target The configured size.
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
