/**
 * Returns the seeds of randomized scenarios: `SEED=17` repeats that one, `SEEDS=500` runs that many.
 *
 * @param count Number of scenarios without these variables.
 * @param first First seed.
 */
export function chooseSeeds(count: number, first = 1): number[] {
  const { SEED, SEEDS } = process.env;
  if (SEED) return [Number(SEED)];
  return Array.from({ length: Number(SEEDS ?? count) }, (_, index) => index + first);
}
