/** Position of an element in the window, in px. */
export type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Distance in px from what the region moves clear of, and from the top of the window. */
const GAP = 8;

function isOver(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Returns whether a box covers any of the others. */
export const overlaps = (own: Box, others: readonly Box[]): boolean =>
  others.some((other) => isOver(own, other));

/**
 * Returns how far a box must move up to be clear of all others.
 *
 * @param own The box in its position.
 * @param others The boxes that it must not cover.
 * @returns The least distance in px; undefined when there is no such position in the window.
 */
export function findLift(own: Box, others: readonly Box[]): number | undefined {
  const { top, bottom, left, right } = own;
  const isClear = (by: number) =>
    top - by >= GAP && !overlaps({ top: top - by, bottom: bottom - by, left, right }, others);
  const distances = others.map((other) => bottom - other.top + GAP).filter((by) => by > 0);
  return [0, ...distances.toSorted((a, b) => a - b)].find(isClear);
}
