import { getAttribute } from '#runtime/dom/safe.ts';
import { gatherFields, toQuery } from '#runtime/forms/read.ts';

/**
 * Makes the address that a form which reads would lead to: its action with its fields, and nothing of the address before, so
 * that a list begins with its first page again.
 *
 * @param form The form.
 */
export function formAddress(form: HTMLFormElement): URL {
  const url = new URL(getAttribute(form, 'action') || location.pathname, document.baseURI);
  url.search = toQuery(gatherFields(form, null)).toString();
  return url;
}
