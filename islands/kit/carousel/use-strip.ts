import type { EmblaCarouselType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { useLayoutEffect, useState } from 'react';
import { closestSlide, type Strip } from './find-strip.ts';
import { createStripPlugin } from './strip-plugin.ts';

/** Share of a slide that must be visible to count as in view. */
const IN_VIEW = 0.5;

/** An additional Embla plugin, such as the fade. */
export type StripPlugin = NonNullable<Parameters<typeof useEmblaCarousel>[1]>[number];

/** Options of a strip. */
export interface StripSettings {
  readonly loop: boolean;
  readonly hasControls: boolean;
  readonly plugin?: StripPlugin | undefined;
}

function startOf({ viewport, list }: Strip): number {
  const slides = [...list.children].filter((slide) => slide instanceof HTMLElement);
  const first = slides[0]?.offsetLeft ?? 0;
  return closestSlide(
    viewport.scrollLeft,
    slides.map(({ offsetLeft }) => offsetLeft - first),
  );
}

/**
 * Lets Embla move the server's own strip, starting at its current scroll position. No node is moved; the
 * server's markup is restored at the end.
 *
 * @param strip The strip.
 * @param settings Its options, read once.
 * @returns Embla; undefined before its initialisation.
 */
export function useStrip(
  strip: Strip,
  { loop, hasControls, plugin }: StripSettings,
): EmblaCarouselType | undefined {
  const { viewport, list } = strip;
  const [options] = useState(() => ({
    container: list,
    align: 'start' as const,
    inViewThreshold: IN_VIEW,
    // The strip plugin scrolls a focused slide into view instead.
    watchFocus: false,
    startIndex: startOf(strip),
    loop,
  }));
  const [plugins] = useState(() => [...(plugin ? [plugin] : []), createStripPlugin(hasControls)]);
  const [viewportRef, api] = useEmblaCarousel(options, plugins);
  useLayoutEffect(() => viewportRef(viewport), [viewportRef, viewport]);
  // In preact the hook's own cleanup runs too late: after `unmount()` has returned.
  useLayoutEffect(() => () => api?.destroy(), [api]);
  return api;
}
