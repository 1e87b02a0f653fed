/** The parameters of a movement. */
export interface Movement {
  readonly isBanner: boolean;
  readonly speed: number;
  /** Speeds by range of window widths; `speed` applies to a range without one. */
  readonly speeds: readonly number[];
  /** Window widths between these ranges, in pixels. */
  readonly breakpoints: readonly number[];
}

/** Distance in px that an element with a speed of 1 moves while its frame crosses the window. */
const UNIT_DISTANCE = 100;

/** Share of the scrolled distance by which a banner moves (MKT-02). */
const BANNER_SHARE = 0.25;

/** The position of a frame in the window, in pixels. */
export interface FrameView {
  readonly top: number;
  readonly height: number;
  /** Height of the window. */
  readonly view: number;
}

/**
 * Returns the speed of an element at a window width (PGE-09).
 *
 * @param movement The speeds and the widths between them.
 * @param width The window's width in pixels.
 */
export function speedAt({ speed, speeds, breakpoints }: Movement, width: number): number {
  const sorted = breakpoints.toSorted((a, b) => a - b);
  return speeds[sorted.filter((breakpoint) => width >= breakpoint).length] ?? speed;
}

// Position of a frame: 0.5 as it enters at the lower edge, 0 in the middle, -0.5 as it leaves.
const fromMiddle = ({ top, height, view }: FrameView) => (top + height / 2 - view / 2) / (view + height);

const distanceOf = (movement: Movement, width: number, { height, view }: FrameView) =>
  movement.isBanner ? -BANNER_SHARE * (view + height) : speedAt(movement, width) * UNIT_DISTANCE;

/**
 * Returns the current shift; in the middle of the window it is 0, the element's position in the layout.
 *
 * @param movement The kind of movement.
 * @param width The window's width in pixels.
 * @param frame The position of its frame.
 * @returns Pixels downwards.
 */
export function shiftAt(movement: Movement, width: number, frame: FrameView): number {
  const offset = Math.max(-0.5, Math.min(0.5, fromMiddle(frame)));
  // The `+ 0` turns -0 into 0, because CSS would contain the sign.
  return Math.round(distanceOf(movement, width, frame) * offset * 10) / 10 + 0;
}

/**
 * Returns the scale at which a moving picture always covers its frame.
 *
 * @param movement The kind of movement.
 * @param width The window's width in pixels.
 * @param frame The position of its frame.
 * @param picture Its height in the layout, and the distance of its middle from the frame's, in pixels.
 */
export function scaleFor(
  movement: Movement,
  width: number,
  frame: FrameView,
  picture: { height: number; offset: number },
): number {
  const farthest = Math.abs(distanceOf(movement, width, frame)) / 2;
  const needed = frame.height + 2 * (farthest + Math.abs(picture.offset));
  return Math.max(1, Math.round((needed / picture.height) * 1000) / 1000);
}
