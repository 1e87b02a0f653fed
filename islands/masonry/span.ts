/**
 * The height of a row of the grid, in pixels: fine enough for a gap, and coarse enough for long lists, since Firefox ends a
 * grid after 10,000 rows.
 */
export const ROW_PX = 4;

/**
 * How many rows an item takes.
 *
 * @param height Its height in pixels.
 * @param gap The space below it, in pixels.
 */
export const rowsFor = (height: number, gap: number): number =>
  Math.max(1, Math.ceil((height + gap) / ROW_PX));

/**
 * Reads a gap as the browser computes it.
 *
 * @param written Pixels, or `normal`.
 */
export const readGap = (written: string): number => Number.parseFloat(written) || 0;
