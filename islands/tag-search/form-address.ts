import { getAttribute } from '#runtime/dom/safe.ts';
import { gatherFields, toQuery } from '#runtime/forms/read.ts';

/**
 * Returns the address of a GET form: its action with its fields, without the current query, so that a list
 * starts at its first page.
 *
 * @param form The form.
 */
export function formAddress(form: HTMLFormElement): URL {
  const url = new URL(getAttribute(form, 'action') || location.pathname, document.baseURI);
  url.search = toQuery(gatherFields(form, null)).toString();
  return url;
}
