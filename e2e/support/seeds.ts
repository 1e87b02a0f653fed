/**
 * Returns the seeds of randomized scenarios: `SEED=17` repeats that one, `SEEDS=500` runs that many.
 *
 * @param count Number of scenarios without these variables.
 */
export function chooseSeeds(count: number): number[] {
  const { SEED, SEEDS } = process.env;
  if (SEED) return [Number(SEED)];
  return Array.from({ length: Number(SEEDS ?? count) }, (_, index) => index + 1);
}
