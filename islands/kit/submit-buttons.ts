import { SUBMIT_BUTTON } from '#runtime/forms/submit-button.ts';
import { querySelectorAll } from '#runtime/dom/safe.ts';

type SubmitButton = HTMLButtonElement | HTMLInputElement;

// A button with a `formaction` does not submit to its form's address.
const OWN = `:is(${SUBMIT_BUTTON}):not([formaction])`;

/**
 * Returns the buttons that submit the forms of a host, those outside of it (`form="id"`) included.
 *
 * @param host A form, or an element around one.
 */
export function findSubmitButtons(host: Element): HTMLElement[] {
  const inside = querySelectorAll<SubmitButton>(host, OWN);
  if (!(host instanceof HTMLFormElement)) return inside;
  const outside = querySelectorAll<SubmitButton>(document, '[form]').filter(
    (button) => button.form === host && button.matches(OWN),
  );
  return [...new Set([...inside, ...outside])];
}
