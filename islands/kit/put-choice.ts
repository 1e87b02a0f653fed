/**
 * Restores the value of a select after a cancelled question or a failure. WebKit emits `change` only for a
 * value other than the last emitted or focused one, so the select is focused again. Decision 343.
 *
 * @param select The select.
 * @param value The value to show.
 */
export function putChoice(select: HTMLSelectElement, value: string): void {
  select.value = value;
  if (document.activeElement !== select) return;
  select.blur();
  select.focus({ preventScroll: true });
}
