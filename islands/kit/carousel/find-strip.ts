import { findInside } from '#runtime/dom/safe-tree.ts';

/** The server's strip: the scrolling viewport and the list of slides in it. */
export interface Strip {
  readonly viewport: HTMLElement;
  readonly list: HTMLElement;
}

/**
 * Finds the strip that the server wrote.
 *
 * @param host The island.
 * @returns The strip; undefined without `[data-viewport]` and a list directly in it.
 */
export function findStrip(host: HTMLElement): Strip | undefined {
  const viewport = findInside<HTMLElement>(host, ':scope > [data-viewport]');
  const list = viewport && findInside<HTMLElement>(viewport, ':scope > ul, :scope > ol');
  return viewport && list ? { viewport, list } : undefined;
}

/**
 * Returns the slide at the start of a strip that was scrolled before the script loaded.
 *
 * @param scrolled Scroll position in pixels.
 * @param offsets Start of each slide in pixels, relative to the first.
 * @returns The index of the closest slide; 0 where there is none.
 */
export function closestSlide(scrolled: number, offsets: readonly number[]): number {
  const distances = offsets.map((offset) => Math.abs(offset - scrolled));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
