/**
 * Restores the value of a select after a cancelled question or a failure. WebKit emits a change only where
 * it is another one than it last told of, or had when the focus came; so without a new focus the same choice could not be
 * made again. Decision 343.
 *
 * @param select Which one.
 * @param value The value to show.
 */
export function putChoice(select: HTMLSelectElement, value: string): void {
  select.value = value;
  if (document.activeElement !== select) return;
  select.blur();
  select.focus({ preventScroll: true });
}
