import type { Range } from '../document.ts';

/**
 * Indexes ranges that do not overlap each other.
 *
 * @param ranges The ranges, in any order.
 * @returns A function that lists those that overlap a range.
 */
export function createRangeIndex(ranges: readonly Range[]): (range: Range) => readonly Range[] {
  const sorted = ranges.toSorted((one, other) => one.from - other.from);
  /** Returns the index of the first range that ends behind an offset. */
  const firstBehind = (offset: number) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]!.to <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return ({ from, to }) => {
    const found: Range[] = [];
    for (let index = firstBehind(from); index < sorted.length && sorted[index]!.from < to; index += 1)
      found.push(sorted[index]!);
    return found;
  };
}
