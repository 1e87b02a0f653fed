/**
 * Marks a button as busy or not; it keeps focus and position. The caller ignores presses meanwhile.
 *
 * @param button The button; it gets `aria-disabled`, because `disabled` would lose the focus.
 * @param isBusy Whether the work is under way.
 */
export function setBusy(button: HTMLElement, isBusy: boolean): void {
  if (isBusy) {
    button.setAttribute('aria-busy', 'true');
    button.setAttribute('aria-disabled', 'true');
    return;
  }
  button.removeAttribute('aria-busy');
  button.removeAttribute('aria-disabled');
}
