import { isAttached, isInDocument, sendForm } from './safe.ts';

/**
 * Lets a click or a submit that was prevented happen again.
 *
 * @param element The link or button, or the form; nothing happens when it has left the page.
 * @param submitter The button that sent the form.
 */
export function replay(element: HTMLElement, submitter: HTMLElement | null = null): void {
  if (!isInDocument(element)) return;
  if (!(element instanceof HTMLFormElement)) element.click();
  else sendForm(element, submitter && isAttached(submitter) ? submitter : null);
}
