import sharp from 'sharp';

/** Rounded edges come out of the rasterizer one step of 255 lighter or darker, now and then. */
const NOISE = 2;

const decode = (png: Buffer) => sharp(png).raw().toBuffer({ resolveWithObject: true });

/**
 * Whether two screenshots show the same.
 *
 * @param one A PNG.
 * @param other Another one.
 */
export async function areAlike(one: Buffer, other: Buffer): Promise<boolean> {
  if (one.equals(other)) return true;
  const [first, second] = await Promise.all([decode(one), decode(other)]);
  if (first.info.width !== second.info.width || first.info.height !== second.info.height) return false;
  return first.data.every((value, index) => Math.abs(value - second.data[index]!) <= NOISE);
}
