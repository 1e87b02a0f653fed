const LIMIT = 4_000_000;
const RUNS = 15;

/** Marks all numbers below the limit that are no primes: memory and processor are used like by a browser's script. */
function sieve(): void {
  const isComposite = new Uint8Array(LIMIT);
  for (let factor = 2; factor * factor < LIMIT; factor += 1) {
    if (isComposite[factor]) continue;
    for (let multiple = factor * factor; multiple < LIMIT; multiple += factor) isComposite[multiple] = 1;
  }
}

/**
 * Measures how fast the machine is at the moment: the same suite takes 25 minutes on one and 45 on another.
 *
 * @returns The milliseconds of a fixed calculation on one core, the median of 15 runs.
 */
export function measureMachine(): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    sieve();
    return performance.now() - start;
  });
  return times.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)]!;
}
