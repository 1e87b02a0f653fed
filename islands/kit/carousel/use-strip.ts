import type { EmblaCarouselType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { useLayoutEffect, useState } from 'react';
import { closestSlide, type Strip } from './find-strip.ts';
import { createStripPlugin } from './strip-plugin.ts';

/** The share of a slide that must be in view. */
const IN_VIEW = 0.5;

/** A further part of Embla, such as its fading. */
export type StripPlugin = NonNullable<Parameters<typeof useEmblaCarousel>[1]>[number];

/** How a strip moves. */
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
 * Lets Embla move the server's own strip, beginning where the visitor has scrolled it to. No node moves, and at the end all is
 * as the server wrote it.
 *
 * @param strip The strip.
 * @param settings How it moves; they are read once.
 * @returns Embla, once it has begun.
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
    // The strip's own plugin scrolls a focused element into view, however the focus came.
    watchFocus: false,
    startIndex: startOf(strip),
    loop,
  }));
  const [plugins] = useState(() => [...(plugin ? [plugin] : []), createStripPlugin(hasControls)]);
  const [viewportRef, api] = useEmblaCarousel(options, plugins);
  useLayoutEffect(() => viewportRef(viewport), [viewportRef, viewport]);
  // The hook's own end comes too late in preact: effects are cleaned up after `unmount()` has returned.
  useLayoutEffect(() => () => api?.destroy(), [api]);
  return api;
}
