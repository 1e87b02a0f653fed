/**
 * Restores the value of a select after a cancelled question or a failure. WebKit emits `change` only for a value that differs
 * from the last emitted or focused one; so without a new focus the same choice could not be repeated. Decision 343.
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
