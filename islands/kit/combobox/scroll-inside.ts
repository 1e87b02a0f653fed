/**
 * Scrolls a list to one of its rows, and never the page.
 *
 * @param row The row.
 * @param list The list.
 */
export function scrollInside(row: HTMLElement | null, list: HTMLElement | null): void {
  if (!row || !list) return;
  const top = row.offsetTop;
  const below = top + row.offsetHeight - list.clientHeight;
  list.scrollTop = Math.max(below, Math.min(list.scrollTop, top));
}
