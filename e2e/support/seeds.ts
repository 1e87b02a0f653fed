/**
 * Which random games a test plays: `SEED=17` plays that one again, `SEEDS=500` plays so many.
 *
 * @param count How many are played when nothing else is asked for.
 * @returns The games' seeds.
 */
export function chooseSeeds(count: number): number[] {
  const { SEED, SEEDS } = process.env;
  if (SEED) return [Number(SEED)];
  return Array.from({ length: Number(SEEDS ?? count) }, (_, index) => index + 1);
}
