import { querySelectorAll, getAttribute } from '#runtime/dom/safe.ts';
import { webUrl } from '#runtime/requests/safe-url.ts';

/** A form of a list. */
export const LIST_FORM = '[data-list-form]';

/** The target of a form: this page, another one of the site, or elsewhere, which is left to the browser. */
export type ListTarget =
  | { readonly kind: 'here' | 'elsewhere' }
  | { readonly kind: 'page'; readonly url: URL };

const HIDDEN = 'input[type="hidden"][name]:not([name^="f."])';

/**
 * Reads the target of a form. The address of another page includes the hidden fields, as the browser would
 * send them.
 *
 * @param form The form; null stands for this page.
 */
export function readListTarget(form: Element | null): ListTarget {
  const action = form && getAttribute(form, 'action');
  if (!form || !action) return { kind: 'here' };
  const url = webUrl(action);
  if (!url || url.origin !== location.origin) return { kind: 'elsewhere' };
  if (url.pathname === location.pathname) return { kind: 'here' };
  const hidden = querySelectorAll<HTMLInputElement>(form, HIDDEN);
  url.search = String(new URLSearchParams(hidden.map(({ name, value }) => [name, value])));
  return { kind: 'page', url };
}

/** Returns the forms of a list whose target is this page. */
export const formsOfThisPage = (host: Element): HTMLElement[] =>
  querySelectorAll(host, LIST_FORM).filter((form) => readListTarget(form).kind === 'here');
