/** Ways to look at an example, one press each. */
export const VIEWS = ['here', 'phone', 'tablet', 'desktop', 'dark', 'plain', 'slow', 'failing'] as const;

export type ViewName = (typeof VIEWS)[number];

/** A frame that shows an example in another way than the page. */
export interface ExampleFrame {
  readonly src: string;
  /** In CSS pixels; undefined for the page's own width. */
  readonly width?: number;
}

const WIDTHS: Partial<Record<ViewName, number>> = { phone: 375, tablet: 768, desktop: 1280 };

/**
 * Returns the frame of a view.
 *
 * @param view The view.
 * @param subject The island.
 * @param query Culture, state and values.
 * @returns undefined for the example in the page itself.
 */
export function frameOf(view: ViewName, subject: string, query: string): ExampleFrame | undefined {
  if (view === 'here') return undefined;
  if (view === 'plain') return { src: `/styleguide/${subject}/plain?${query}` };
  const width = WIDTHS[view];
  const base = `/styleguide/${subject}/frame?${query}`;
  return width === undefined ? { src: `${base}&view=${view}` } : { src: base, width };
}
