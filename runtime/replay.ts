// By its prototype: a field of that name would answer for its form.
const { requestSubmit } = HTMLFormElement.prototype;

/**
 * Lets a click or a submit that was prevented happen again.
 *
 * @param element The link or button, or the form; nothing happens when it has left the page.
 * @param submitter The button that sent the form.
 */
export function replay(element: HTMLElement, submitter: HTMLElement | null = null): void {
  // Not `element.isConnected`: a field of that name would answer for its form.
  if (!document.contains(element)) return;
  if (!(element instanceof HTMLFormElement)) element.click();
  else requestSubmit.call(element, submitter?.isConnected ? submitter : null);
}
