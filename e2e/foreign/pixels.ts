import sharp from 'sharp';

/** Allowed difference of a channel (of 255): the rasterizer sometimes varies rounded edges by one step. */
const NOISE = 2;

const decode = (png: Buffer) => sharp(png).raw().toBuffer({ resolveWithObject: true });

/** Returns whether two PNG screenshots show the same. */
export async function areAlike(one: Buffer, other: Buffer): Promise<boolean> {
  if (one.equals(other)) return true;
  const [first, second] = await Promise.all([decode(one), decode(other)]);
  if (first.info.width !== second.info.width || first.info.height !== second.info.height) return false;
  return first.data.every((value, index) => Math.abs(value - second.data[index]!) <= NOISE);
}
