import type { Props } from './props.ts';

/** The settings of a strip: its preset merged with its attributes. */
export interface CarouselSettings {
  /** Milliseconds for each slide; 0 for manual movement only. */
  readonly duration: number;
  readonly loop: boolean;
  readonly dots: boolean;
  readonly arrows: boolean;
}

/**
 * The number of visible slides is in the stylesheet (styles/strip.css), so that it is correct before any
 * script.
 */
const PRESETS: Readonly<Record<Props['preset'], CarouselSettings>> = {
  brands: { duration: 0, loop: false, dots: false, arrows: true },
  'brands-alternate': { duration: 0, loop: false, dots: false, arrows: true },
  partners: { duration: 2_000, loop: true, dots: false, arrows: true },
  ticker: { duration: 5_000, loop: true, dots: true, arrows: false },
};

/**
 * Merges a preset with the page's overrides.
 *
 * @param props The island's props.
 */
export function mergePreset({ preset, duration, loop, dots, arrows }: Props): CarouselSettings {
  const usual = PRESETS[preset];
  return {
    duration: duration ?? usual.duration,
    loop: loop ?? usual.loop,
    dots: dots ?? usual.dots,
    arrows: arrows ?? usual.arrows,
  };
}
