/** A place in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** On which side of the way from one point to another a third one is. */
const sideOf = (from: Point, to: Point, point: Point): number =>
  Math.sign((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x));

function nearEdge({ x, y }: Point, { left, right, top, bottom }: DOMRect): [Point, Point] {
  const corner = (cornerX: number, cornerY: number): Point => ({ x: cornerX, y: cornerY });
  if (y <= top) return [corner(left, top), corner(right, top)];
  if (y >= bottom) return [corner(right, bottom), corner(left, bottom)];
  return x <= left ? [corner(left, bottom), corner(left, top)] : [corner(right, top), corner(right, bottom)];
}

/**
 * Whether a mouse is on its way to a panel: inside the triangle between where it was and the panel's near edge. On
 * such a way it crosses other entries, and means none of them.
 *
 * @param from Where it was a moment ago.
 * @param to Where it is.
 * @param panel The open panel.
 */
export function isHeadingFor(from: Point, to: Point, panel: DOMRect): boolean {
  if (from.x === to.x && from.y === to.y) return false;
  const [start, end] = nearEdge(from, panel);
  return sideOf(from, start, to) <= 0 && sideOf(from, end, to) >= 0;
}
