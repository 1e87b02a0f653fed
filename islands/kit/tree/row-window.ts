/** Up to this number, all rows are rendered. */
const MAX_DRAWN = 200;
/** The number of rows that are rendered above and below the view. */
const OVERSCAN = 12;

/** The visible range of a list of rows, in pixels. */
export interface RowView {
  readonly top: number;
  readonly height: number;
  readonly rowHeight: number;
}

/** A rendered row, or the space of rows that are not. */
export type DrawnPart = { readonly rowIndex: number } | { readonly gap: number; readonly before: number };

/** Returns whether only a part of that many rows is rendered. */
export const isWindowed = (count: number): boolean => count > MAX_DRAWN;

/**
 * Returns the rows to render: those in view with some around them, and always the one that Tab reaches.
 *
 * @param count Number of rows.
 * @param view The visible part.
 * @param focused Index of the row that Tab reaches.
 * @returns Rows and gaps in order; `gap` is a number of rows, `before` the index of the row that follows.
 */
export function drawRows(count: number, { top, height, rowHeight }: RowView, focused: number): DrawnPart[] {
  const first = isWindowed(count) ? Math.max(0, Math.floor(top / rowHeight) - OVERSCAN) : 0;
  const end = isWindowed(count) ? Math.min(count, Math.ceil((top + height) / rowHeight) + OVERSCAN) : count;
  const indexes = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  if (focused < count && (focused < first || focused >= end)) indexes.push(focused);
  const parts: DrawnPart[] = [];
  let next = 0;
  for (const rowIndex of indexes.sort((a, b) => a - b)) {
    if (rowIndex > next) parts.push({ gap: rowIndex - next, before: rowIndex });
    parts.push({ rowIndex });
    next = rowIndex + 1;
  }
  if (next < count) parts.push({ gap: count - next, before: count });
  return parts;
}
