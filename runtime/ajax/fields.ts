import { encodesFiles, toQuery } from '../forms/read.ts';

/** The field that jquery.unobtrusive-ajax sends in addition to its header: servers check either. */
export const AJAX_FIELD = 'X-Requested-With';
const AJAX_VALUE = 'XMLHttpRequest';

const OVERRIDE = 'X-HTTP-Method-Override';

/** Marks an address as requested by a script, so that no cache mistakes the fragment for the page. */
export function markAddress(url: URL): URL {
  const marked = new URL(url);
  marked.search += `${marked.search ? '&' : '?'}${AJAX_FIELD}=${AJAX_VALUE}`;
  return marked;
}

/** Returns the address without that mark, as the visitor may see it. */
export function unmarkAddress(address: string): URL {
  const url = new URL(address);
  const mark = new RegExp(`([?&])${AJAX_FIELD}=${AJAX_VALUE}(?:&|$)`);
  url.search = url.search.replace(mark, (found, sign: string) => (found.endsWith('&') ? sign : ''));
  return url;
}

/** Returns the override header for a method that HTML forms lack, such as PUT: it is sent as a POST. */
export const headersFor = (method: string): Record<string, string> =>
  isOverridden(method) ? { [OVERRIDE]: method } : {};

const isOverridden = (method: string) => method !== 'GET' && method !== 'POST';

/**
 * Makes the body of a write.
 *
 * @param fields The form's fields.
 * @param method The form's HTTP method.
 * @param enctype How the form is to be encoded.
 */
export function toBody(fields: FormData, method: string, enctype: string): FormData | URLSearchParams {
  fields.append(AJAX_FIELD, AJAX_VALUE);
  if (isOverridden(method)) fields.append(OVERRIDE, method);
  return encodesFiles(enctype) ? fields : toQuery(fields);
}

/** Whether the fields contain a file: its upload may take longer than text. */
export const hasFile = (fields: FormData) =>
  [...fields.values()].some((value) => typeof value !== 'string' && value.size > 0);
