import type { Props } from './props.ts';

/** How a strip moves, once preset and attributes are put together. */
export interface CarouselManner {
  /** Milliseconds for each slide; 0: it moves by hand alone. */
  readonly duration: number;
  readonly loop: boolean;
  readonly dots: boolean;
  readonly arrows: boolean;
}

/** How many slides are in view is the stylesheet's (styles/strip.css): right before any script. */
const PRESETS: Readonly<Record<Props['preset'], CarouselManner>> = {
  brands: { duration: 0, loop: false, dots: false, arrows: true },
  'brands-alternate': { duration: 0, loop: false, dots: false, arrows: true },
  partners: { duration: 2_000, loop: true, dots: false, arrows: true },
  ticker: { duration: 5_000, loop: true, dots: true, arrows: false },
};

/**
 * Puts a preset and what the page overrides of it together.
 *
 * @param props The island's props.
 */
export function mannerOf({ preset, duration, loop, dots, arrows }: Props): CarouselManner {
  const usual = PRESETS[preset];
  return {
    duration: duration ?? usual.duration,
    loop: loop ?? usual.loop,
    dots: dots ?? usual.dots,
    arrows: arrows ?? usual.arrows,
  };
}
