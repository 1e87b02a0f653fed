import { milliseconds, number, object, optional } from '#kit/props.ts';
import type { LightboxSettings } from '#kit/lightbox';
import { readProps } from '#runtime/islands/props.ts';
import { report } from '#runtime';

/** Attributes of the element around the photos: data-interval, data-transition, data-slideshow-transition, data-preload (GAL-01). */
const settings = object({
  interval: optional(milliseconds(), 5000),
  transition: optional(milliseconds(), 300),
  slideshowTransition: optional(milliseconds(), 500),
  preload: optional(number(), 2),
});

const DEFAULTS: LightboxSettings = { interval: 5000, transition: 300, slideshowTransition: 500, preload: 2 };

/**
 * Reads how a gallery moves from the element around its photos. What is written wrong is reported, and the photos are
 * shown all the same.
 */
export function readSettings(container: Element): LightboxSettings {
  try {
    return readProps('gallery', container, settings) as LightboxSettings;
  } catch (thrown) {
    report(thrown, 'gallery');
    return DEFAULTS;
  }
}
