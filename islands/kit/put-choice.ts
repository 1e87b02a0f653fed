/**
 * Gives a select a value that nobody has just chosen in it: the one before, after a no or a failure. WebKit tells of a choice only where
 * it is another one than it last told of, or had when the focus came; so without a new focus the same choice could not be
 * made again.
 *
 * @param select Which one.
 * @param value What it shall show.
 */
export function putChoice(select: HTMLSelectElement, value: string): void {
  select.value = value;
  if (document.activeElement !== select) return;
  select.blur();
  select.focus({ preventScroll: true });
}
