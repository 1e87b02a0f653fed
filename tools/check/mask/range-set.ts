import type { Range } from '../document.ts';

/** Ranges without overlap, in order. */
export type RangeSet = readonly Range[];

/**
 * Joins ranges that overlap; empty ones are left out.
 *
 * @param ranges In any order, also nested.
 */
export function toRangeSet(ranges: readonly Range[]): RangeSet {
  const joined: { from: number; to: number }[] = [];
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (to <= from) continue;
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

/**
 * Whether an offset is in a set of ranges.
 *
 * @param set The set.
 * @param offset The offset.
 */
export function hasOffset(set: RangeSet, offset: number): boolean {
  let [low, high] = [0, set.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (set[middle]!.to <= offset) low = middle + 1;
    else high = middle;
  }
  const range = set[low];
  return range !== undefined && range.from <= offset;
}
