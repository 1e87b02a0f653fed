import { milliseconds, number, object, optional } from '#kit/props.ts';
import type { LightboxSettings } from '#kit/lightbox';
import { readProps } from '#runtime/islands/props.ts';
import { report } from '#runtime';

/**
 * Settings of the element around the photos (GAL-01): data-interval, data-transition and data-slideshow-transition in
 * milliseconds, data-preload in photos.
 */
const settings = object({
  interval: optional(milliseconds(), 5000),
  transition: optional(milliseconds(), 300),
  slideshowTransition: optional(milliseconds(), 500),
  preload: optional(number(), 2),
});

const DEFAULTS: LightboxSettings = { interval: 5000, transition: 300, slideshowTransition: 500, preload: 2 };

/** Reads the settings of a gallery; invalid ones are reported and replaced by the defaults. */
export function readSettings(container: Element): LightboxSettings {
  try {
    return readProps('gallery', container, settings) as LightboxSettings;
  } catch (thrown) {
    report(thrown, 'gallery');
    return DEFAULTS;
  }
}
