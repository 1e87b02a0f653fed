import { isAttached, isInDocument, sendForm } from './safe.ts';

/**
 * Runs work after an event's dispatch: until then browsers silently ignore `requestSubmit()` on its form, and
 * `click()` on a button pressed by key. Decision 402.
 *
 * @param event The click or submit that was prevented.
 * @param run Called at once when the dispatch is over, otherwise in a task of its own.
 */
export function afterDispatch(event: Event | undefined, run: () => void): void {
  if (event && event.eventPhase !== Event.NONE) setTimeout(run);
  else run();
}

/**
 * Repeats a click or submit that was prevented.
 *
 * @param element The link or button, or the form; nothing happens when it has left the page.
 * @param submitter The button that sent the form.
 */
export function replay(element: HTMLElement, submitter: HTMLElement | null = null): void {
  if (!isInDocument(element)) return;
  if (!(element instanceof HTMLFormElement)) element.click();
  else sendForm(element, submitter && isAttached(submitter) ? submitter : null);
}
