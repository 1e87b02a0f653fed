/** A point in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the side of the line `from`–`to` on which a point lies: -1, 0 or 1. */
const sideOf = (from: Point, to: Point, point: Point): number =>
  Math.sign((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x));

function nearEdge({ x, y }: Point, { left, right, top, bottom }: DOMRect): [Point, Point] {
  const corner = (cornerX: number, cornerY: number): Point => ({ x: cornerX, y: cornerY });
  if (y <= top) return [corner(left, top), corner(right, top)];
  if (y >= bottom) return [corner(right, bottom), corner(left, bottom)];
  return x <= left ? [corner(left, bottom), corner(left, top)] : [corner(right, top), corner(right, bottom)];
}

/**
 * Returns whether the mouse moves towards a panel: inside the triangle between its earlier position and the
 * panel's near edge. Entries crossed on the way do not open.
 *
 * @param from The earlier position of the mouse.
 * @param to Its current position.
 * @param panel The box of the open panel.
 */
export function isHeadingFor(from: Point, to: Point, panel: DOMRect): boolean {
  if (from.x === to.x && from.y === to.y) return false;
  const [start, end] = nearEdge(from, panel);
  return sideOf(from, start, to) <= 0 && sideOf(from, end, to) >= 0;
}
