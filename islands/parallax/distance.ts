/** The parts of a movement. */
export interface Movement {
  readonly isBanner: boolean;
  readonly speed: number;
  /** A speed for each range of widths; `speed` where there is none. */
  readonly speeds: readonly number[];
  /** The widths between these ranges, in pixels. */
  readonly breakpoints: readonly number[];
}

/** At a speed of 1 an element moves so far, in pixels, from one end of the window to the other. */
const UNIT_DISTANCE = 100;

/** A banner is moved by this share of the scroll (MKT-02). */
const BANNER_SHARE = 0.25;

/** The position of a frame in the window, in pixels. */
export interface FrameView {
  readonly top: number;
  readonly height: number;
  /** The window's own height. */
  readonly view: number;
}

/**
 * The speed of an element in a window (PGE-09).
 *
 * @param movement The speeds and the widths between them.
 * @param width The window's width in pixels.
 */
export function speedAt({ speed, speeds, breakpoints }: Movement, width: number): number {
  const sorted = breakpoints.toSorted((a, b) => a - b);
  return speeds[sorted.filter((breakpoint) => width >= breakpoint).length] ?? speed;
}

// 0.5 where it comes in at the lower edge, 0 in the middle, -0.5 where it leaves.
const fromMiddle = ({ top, height, view }: FrameView) => (top + height / 2 - view / 2) / (view + height);

const distanceOf = (movement: Movement, width: number, { height, view }: FrameView) =>
  movement.isBanner ? -BANNER_SHARE * (view + height) : speedAt(movement, width) * UNIT_DISTANCE;

/**
 * How far something is moved now: nothing in the middle of the window, so that it rests where its author put it.
 *
 * @param movement The kind of movement.
 * @param width The window's width in pixels.
 * @param frame Where its frame stands.
 * @returns Pixels downwards.
 */
export function shiftAt(movement: Movement, width: number, frame: FrameView): number {
  const offset = Math.max(-0.5, Math.min(0.5, fromMiddle(frame)));
  // Without the sum a way of nothing could be -0, which CSS would be written with.
  return Math.round(distanceOf(movement, width, frame) * offset * 10) / 10 + 0;
}

/**
 * How much larger a picture must be drawn so that its frame is never empty at an edge.
 *
 * @param movement The kind of movement.
 * @param width The window's width in pixels.
 * @param frame Where its frame stands.
 * @param picture Its height in the layout, and how far its middle is from the frame's.
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
