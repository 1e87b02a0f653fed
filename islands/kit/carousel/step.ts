import type { EmblaCarouselType } from 'embla-carousel';
import { prefersStillness } from '#runtime/dom/motion.ts';

/** Where an arrow of a carousel leads. */
export type Direction = 'previous' | 'next';

/**
 * Goes to a stop of a carousel; at once under reduced motion.
 *
 * @param api Embla.
 * @param stop The stop's index.
 */
export const goToStop = (api: EmblaCarouselType, stop: number): void =>
  api.scrollTo(stop, prefersStillness());

/**
 * Goes one stop on or back.
 *
 * @param api Embla.
 * @param direction Where to.
 */
export function goOneStop(api: EmblaCarouselType, direction: Direction): void {
  if (direction === 'next') api.scrollNext(prefersStillness());
  else api.scrollPrev(prefersStillness());
}

/**
 * Goes on by itself: after the last stop of a carousel with an end comes the first one.
 *
 * @param api Embla, if it has begun.
 */
export function goOn(api: EmblaCarouselType | undefined): void {
  if (!api || api.scrollSnapList().length < 2) return;
  if (api.canScrollNext()) goOneStop(api, 'next');
  else goToStop(api, 0);
}
