import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { webUrl } from '#runtime/requests/safe-url.ts';
import type { Props } from './props.ts';

const NUMBER = '{n}';
const MAX_FRAMES = 360;

const fromPattern = (pattern: string, count: number) =>
  Array.from({ length: count }, (_, index) => pattern.replaceAll(NUMBER, String(index + 1)));

const isCount = (count: number | undefined): count is number =>
  Number.isInteger(count) && count! >= 2 && count! <= MAX_FRAMES;

const isPattern = (pattern: string | undefined): pattern is string =>
  pattern?.includes(NUMBER) === true && webUrl(pattern.replaceAll(NUMBER, '1')) !== undefined;

/**
 * Returns the addresses of the photos.
 *
 * @param props The host's props: a list, or a pattern with a count.
 * @returns Two addresses or more: one full turn.
 * @throws {ArchipelError} When the host has neither.
 */
export function listFrames({ frames, pattern, count }: Props): readonly string[] {
  if (frames) return frames;
  if (isPattern(pattern) && isCount(count)) return fromPattern(pattern, count);
  throw new ArchipelError({
    what: 'view-360 has no photos to turn.',
    why: 'It needs data-frames (a JSON list of two addresses or more), or data-pattern with data-count.',
    how: `Write data-pattern="/photos/pot-${NUMBER}.webp" data-count="36" on its element.`,
  });
}

/** Wraps a frame into the range of the photos, in both directions. */
export const wrapFrame = (frame: number, count: number): number => ((frame % count) + count) % count;

/**
 * Returns the frame that a drag leads to; the whole width is one full turn.
 *
 * @param from The frame at the start of the drag.
 * @param dx Distance in pixels; to the right turns to earlier photos, as a hand would turn the object.
 * @param width Width of the picture in pixels.
 * @param count Number of photos.
 */
export function frameAfterDrag(from: number, dx: number, width: number, count: number): number {
  return wrapFrame(from - Math.round((dx / Math.max(width, 1)) * count), count);
}

const RING = 4;

/**
 * Returns the order in which photos load: every fourth first, so that it can turn early, then the others.
 *
 * @param count Number of photos.
 */
export function loadingOrder(count: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index);
  const isIn = (distance: number) => (index: number) => index % distance === 0;
  return [
    ...all.filter(isIn(RING)),
    ...all.filter((index) => isIn(RING / 2)(index) && !isIn(RING)(index)),
    ...all.filter((index) => !isIn(RING / 2)(index)),
  ];
}

/** Returns how many photos must have loaded before it can turn. */
export const ringSize = (count: number): number => Math.ceil(count / RING);

/**
 * Returns the frame to show in place of a frame: itself, or the nearest one that has loaded.
 *
 * @param frame The frame.
 * @param ready The loaded frames.
 * @param count Number of photos.
 * @returns A frame; undefined while none has loaded.
 */
export function nearestFrame(frame: number, ready: ReadonlySet<number>, count: number): number | undefined {
  for (let distance = 0; distance <= count / 2; distance += 1) {
    const [after, before] = [wrapFrame(frame + distance, count), wrapFrame(frame - distance, count)];
    if (ready.has(after)) return after;
    if (ready.has(before)) return before;
  }
  return undefined;
}
