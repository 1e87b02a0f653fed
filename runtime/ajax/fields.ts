/** What the old library sends beside its header: servers look for either. */
export const AJAX_FIELD = 'X-Requested-With';
const AJAX_VALUE = 'XMLHttpRequest';

const OVERRIDE = 'X-HTTP-Method-Override';

const asSubmitted = (value: FormDataEntryValue) =>
  typeof value === 'string' ? value.replace(/\r\n?|\n/g, '\r\n') : value.name;

function isSubmitterOf(form: HTMLFormElement, submitter: HTMLElement | null): submitter is HTMLElement {
  return (submitter as HTMLButtonElement | null)?.form === form;
}

/**
 * Gathers a form's fields as the browser would: the pressed button, where an image was pressed, no disabled fields.
 *
 * @param element A form; a link has no fields.
 * @param submitter The button that sent it.
 */
export function gatherFields(element: Element, submitter: HTMLElement | null): FormData {
  if (!(element instanceof HTMLFormElement)) return new FormData();
  return new FormData(element, isSubmitterOf(element, submitter) ? submitter : null);
}

/**
 * Writes fields as a browser writes them into an address or an urlencoded body: files by their names, lines ending in
 * CR and LF.
 *
 * @param fields The fields, in order.
 */
export function toQuery(fields: FormData): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of fields) query.append(name, asSubmitted(value));
  return query;
}

/** Marks an address as asked for by a script, so that no cache mistakes the fragment for the page. */
export function markAddress(url: URL): URL {
  const marked = new URL(url);
  marked.search += `${marked.search ? '&' : '?'}${AJAX_FIELD}=${AJAX_VALUE}`;
  return marked;
}

/** The address that a visitor may see: without the mark. */
export function unmarkAddress(address: string): URL {
  const url = new URL(address);
  const mark = new RegExp(`([?&])${AJAX_FIELD}=${AJAX_VALUE}(?:&|$)`);
  url.search = url.search.replace(mark, (found, sign: string) => (found.endsWith('&') ? sign : ''));
  return url;
}

/** A method that HTML does not know travels inside a POST. */
export const headersFor = (method: string): Record<string, string> =>
  isOverridden(method) ? { [OVERRIDE]: method } : {};

const isOverridden = (method: string) => method !== 'GET' && method !== 'POST';

/**
 * Makes the body of a write.
 *
 * @param fields The form's fields.
 * @param method The method that the page asks for.
 * @param enctype How the form is to be encoded.
 */
export function toBody(fields: FormData, method: string, enctype: string): FormData | URLSearchParams {
  fields.append(AJAX_FIELD, AJAX_VALUE);
  if (isOverridden(method)) fields.append(OVERRIDE, method);
  const isPlain = /^(?:multipart\/form-data|text\/plain)$/i.test(enctype.trim());
  return isPlain ? fields : toQuery(fields);
}

/** Whether a file goes with the fields: that may take longer than words. */
export const hasFile = (fields: FormData) =>
  [...fields.values()].some((value) => typeof value !== 'string' && value.size > 0);
