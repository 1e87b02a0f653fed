import type { LayoutShift } from './page-probe.ts';

/** Limits of a burst of shifts in ms: the gap between two, and its length. */
const [MAX_GAP_MS, MAX_BURST_MS] = [1000, 5000];

/**
 * Returns the layout shift of a page as Core Web Vitals have it: the largest sum of a burst.
 *
 * @param shifts All shifts in their order.
 */
export function sumLayoutShift(shifts: readonly LayoutShift[]): number {
  let [start, last, sum, largest] = [-Infinity, -Infinity, 0, 0];
  for (const { value, time } of shifts) {
    const isNew = time - last > MAX_GAP_MS || time - start > MAX_BURST_MS;
    if (isNew) [start, sum] = [time, 0];
    sum += value;
    last = time;
    largest = Math.max(largest, sum);
  }
  return Math.round(largest * 1000) / 1000;
}
