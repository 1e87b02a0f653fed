import sharp from 'sharp';

/** Allowed difference of a channel (of 255): the rasterizer sometimes varies rounded edges by one step. */
const NOISE = 2;

/** Corners of a native box may vary more when the page is rasterized anew: so many values, and by so much. */
const CORNERS = { values: 8, noise: 32 };

const decode = (png: Buffer) => sharp(png).raw().toBuffer({ resolveWithObject: true });

/** Returns whether two PNG screenshots show the same. */
export async function areAlike(one: Buffer, other: Buffer): Promise<boolean> {
  if (one.equals(other)) return true;
  const [first, second] = await Promise.all([decode(one), decode(other)]);
  if (first.info.width !== second.info.width || first.info.height !== second.info.height) return false;
  let others = 0;
  for (const [index, value] of first.data.entries()) {
    const difference = Math.abs(value - second.data[index]!);
    if (difference > CORNERS.noise) return false;
    if (difference > NOISE) others += 1;
  }
  return others <= CORNERS.values;
}
