/**
 * Height of a grid row in px: fine enough for a gap, coarse enough for long lists, because Firefox ends a
 * grid after 10,000 rows.
 */
export const ROW_PX = 4;

/**
 * Returns the number of grid rows that an item spans.
 *
 * @param height Its height in pixels.
 * @param gap The space below it, in pixels.
 */
export const rowsFor = (height: number, gap: number): number =>
  Math.max(1, Math.ceil((height + gap) / ROW_PX));

/**
 * Parses a gap as computed by the browser.
 *
 * @param written Pixels, or `normal` for 0.
 */
export const readGap = (written: string): number => Number.parseFloat(written) || 0;
