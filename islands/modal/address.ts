import { hasAttribute, getAttribute } from '#runtime/dom/safe.ts';
import { safeUrl } from '#runtime';
import { gatherFields, toQuery } from '#runtime/forms/read.ts';

function formUrl(form: HTMLFormElement, submitter: HTMLElement | null): URL | undefined {
  const method = submitter?.getAttribute('formmethod') ?? getAttribute(form, 'method');
  if (method && method.toLowerCase() !== 'get') return undefined;
  const action = submitter?.getAttribute('formaction') ?? getAttribute(form, 'action');
  const url = safeUrl(action || location.href);
  if (!url) return undefined;
  url.search = String(toQuery(gatherFields(form, submitter)));
  return url;
}

/**
 * Returns the address of the page that a dialog shows.
 *
 * @param element A link, a button with the address in `data-modal` or `formaction`, or a GET form.
 * @param submitter The button that sent the form.
 * @returns The address; undefined for another site or a POST form, which are left to the browser.
 */
export function addressOf(element: HTMLElement, submitter: HTMLElement | null): URL | undefined {
  if (element instanceof HTMLFormElement) return formUrl(element, submitter);
  const names = hasAttribute(element, 'href') ? ['href'] : ['data-modal', 'formaction'];
  const address = names.map((name) => getAttribute(element, name)).find(Boolean);
  return address ? safeUrl(address) : undefined;
}

/**
 * Returns the title of a dialog until the heading of its content is loaded.
 *
 * @param element The element that opened it.
 */
export function nameOf(element: HTMLElement): string {
  const text = element instanceof HTMLInputElement ? element.value : element.textContent;
  return (getAttribute(element, 'aria-label') ?? text).replace(/\s+/g, ' ').trim();
}
