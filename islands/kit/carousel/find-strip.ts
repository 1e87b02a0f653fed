import { findInside } from '#runtime/dom/safe-tree.ts';

/** The server's strip: what scrolls, and the list of slides in it. */
export interface Strip {
  readonly viewport: HTMLElement;
  readonly list: HTMLElement;
}

/**
 * Finds the strip that the server wrote.
 *
 * @param host The island.
 * @returns The strip; nothing without `[data-viewport]` and a list directly in it.
 */
export function findStrip(host: HTMLElement): Strip | undefined {
  const viewport = findInside<HTMLElement>(host, ':scope > [data-viewport]');
  const list = viewport && findInside<HTMLElement>(viewport, ':scope > ul, :scope > ol');
  return viewport && list ? { viewport, list } : undefined;
}

/**
 * Finds the first slide in view of a strip that was scrolled by hand before the script was there.
 *
 * @param scrolled How far it is scrolled, in pixels.
 * @param offsets Where each slide begins, in pixels, counted from the first.
 * @returns The index of the closest slide; 0 where there is none.
 */
export function closestSlide(scrolled: number, offsets: readonly number[]): number {
  const distances = offsets.map((offset) => Math.abs(offset - scrolled));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
