/**
 * Shows that a button's work is under way: focus and position stay, and another press does nothing.
 *
 * @param button The button; `aria-disabled` rather than `disabled`, which would throw the focus away.
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
