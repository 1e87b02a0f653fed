import type { EmblaCarouselType } from 'embla-carousel';
import { useLayoutEffect, useState } from 'react';

/** The position of a carousel, and the directions in which it can go. */
export interface Stops {
  readonly selected: number;
  /** Number of stops; 1 when all slides are in view. */
  readonly count: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

const NOWHERE: Stops = { selected: 0, count: 1, hasPrevious: false, hasNext: false };

const readStops = (api: EmblaCarouselType): Stops => ({
  selected: api.selectedScrollSnap(),
  count: api.scrollSnapList().length,
  hasPrevious: api.canScrollPrev(),
  hasNext: api.canScrollNext(),
});

/**
 * Tracks the position of a carousel.
 *
 * @param api Embla; undefined before its initialisation.
 */
export function useStops(api: EmblaCarouselType | undefined): Stops {
  const [stops, setStops] = useState(NOWHERE);
  useLayoutEffect(() => {
    if (!api) return undefined;
    const read = () => setStops(readStops(api));
    read();
    api.on('select', read).on('reInit', read);
    return () => void api.off('select', read).off('reInit', read);
  }, [api]);
  return stops;
}
