import type { EmblaCarouselType } from 'embla-carousel';
import { prefersStillness } from '#runtime/dom/motion.ts';

/** Direction of a carousel's arrow. */
export type Direction = 'previous' | 'next';

/**
 * Scrolls to a stop of a carousel; without animation under reduced motion.
 *
 * @param api Embla.
 * @param stop The stop's index.
 */
export const goToStop = (api: EmblaCarouselType, stop: number): void =>
  api.scrollTo(stop, prefersStillness());

/**
 * Scrolls to the next or previous stop.
 *
 * @param api Embla.
 * @param direction Forward or back.
 */
export function goOneStop(api: EmblaCarouselType, direction: Direction): void {
  if (direction === 'next') api.scrollNext(prefersStillness());
  else api.scrollPrev(prefersStillness());
}

/**
 * Scrolls to the next stop, or to the first one after the last.
 *
 * @param api Embla; undefined before its initialisation.
 */
export function goOn(api: EmblaCarouselType | undefined): void {
  if (!api || api.scrollSnapList().length < 2) return;
  if (api.canScrollNext()) goOneStop(api, 'next');
  else goToStop(api, 0);
}
