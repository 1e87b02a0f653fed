import { querySelectorAll, getAttribute, setAttribute } from '#runtime/dom/safe.ts';
import { webUrl } from '#runtime/requests/safe-url.ts';
import { fromRoot } from '#kit/from-root.ts';
import { overrideAction } from '#kit/own-action.ts';

const NAMES = ['href', 'action', 'formaction', 'src'];

/** Addresses that stay valid on any page: with a scheme, from the root, or a hash in the content itself. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:|[/#])/i;

function resolve(element: Element, name: string, base: string): void {
  const value = getAttribute(element, name) ?? '';
  const isNone = value === '' && name === 'src';
  const url = isNone || ADDRESS.test(value) ? undefined : webUrl(value, base);
  if (url) setAttribute(element, name, fromRoot(url));
}

/**
 * Resolves relative addresses of content against its original page: `?page=2`, `more`, and forms without an
 * action keep their destination.
 *
 * @param content Inert nodes.
 * @param base Address of the content's page.
 */
export function resolveAddresses(content: ParentNode, base: string): void {
  for (const form of querySelectorAll(content, 'form:not([action])')) overrideAction(form);
  for (const name of NAMES) {
    for (const element of querySelectorAll(content, `[${name}]`)) resolve(element, name, base);
  }
}
