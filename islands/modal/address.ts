import { safeUrl } from '#runtime';

/** By their prototype: a field named `getAttribute` would answer for its form. */
const { getAttribute } = Element.prototype;

function formUrl(form: HTMLFormElement, submitter: HTMLElement | null): URL | undefined {
  const method = submitter?.getAttribute('formmethod') ?? getAttribute.call(form, 'method');
  if (method && method.toLowerCase() !== 'get') return undefined;
  const action = submitter?.getAttribute('formaction') ?? getAttribute.call(form, 'action');
  const url = safeUrl(action || location.href);
  if (!url) return undefined;
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]);
  url.search = String(new URLSearchParams(fields));
  return url;
}

/**
 * Finds what a dialog is to show.
 *
 * @param element A link, a button with the address in `data-modal` or `formaction`, or a form that reads.
 * @param submitter The button that sent the form.
 * @returns The address; nothing for another site and for a form that writes: those are the browser's.
 */
export function addressOf(element: HTMLElement, submitter: HTMLElement | null): URL | undefined {
  if (element instanceof HTMLFormElement) return formUrl(element, submitter);
  const names = element.hasAttribute('href') ? ['href'] : ['data-modal', 'formaction'];
  const address = names.map((name) => element.getAttribute(name)).find(Boolean);
  return address ? safeUrl(address) : undefined;
}

/**
 * Finds what a dialog is called until its own heading is there.
 *
 * @param element What opened it.
 */
export function nameOf(element: HTMLElement): string {
  const text = element instanceof HTMLInputElement ? element.value : element.textContent;
  return (element.getAttribute('aria-label') ?? text).replace(/\s+/g, ' ').trim();
}
