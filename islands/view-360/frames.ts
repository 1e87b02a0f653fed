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
 * Lists the addresses of the photos.
 *
 * @param props The host's props: a list, or a pattern with a count.
 * @returns Two addresses or more, once round.
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

/** The place in the round that a number of steps leads to, in both directions. */
export const wrapFrame = (frame: number, count: number): number => ((frame % count) + count) % count;

/**
 * The frame that a drag leads to: across the whole width is once round.
 *
 * @param from Where the drag began.
 * @param dx How far it went, in pixels; to the right turns to the earlier photo, as a hand would turn the thing.
 * @param width Width of the picture in pixels.
 * @param count How many photos there are.
 */
export function frameAfterDrag(from: number, dx: number, width: number, count: number): number {
  return wrapFrame(from - Math.round((dx / Math.max(width, 1)) * count), count);
}

const RING = 4;

/**
 * The order in which photos are fetched: a ring of every fourth first, so that it can turn early, then what lies between.
 *
 * @param count How many photos there are.
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

/** How many photos of that order are needed before it can turn. */
export const ringSize = (count: number): number => Math.ceil(count / RING);

/**
 * The photo to show for a place in the round: its own, or the nearest that is there.
 *
 * @param frame The place.
 * @param ready Places whose photos are there.
 * @param count How many photos there are.
 * @returns A place, or undefined while none is there.
 */
export function nearestFrame(frame: number, ready: ReadonlySet<number>, count: number): number | undefined {
  for (let distance = 0; distance <= count / 2; distance += 1) {
    const [after, before] = [wrapFrame(frame + distance, count), wrapFrame(frame - distance, count)];
    if (ready.has(after)) return after;
    if (ready.has(before)) return before;
  }
  return undefined;
}
