const NAMES = ['href', 'action', 'formaction', 'src'];

/** By their prototypes: a field named so would answer for its form. */
const { getAttribute, setAttribute } = Element.prototype;

/** What holds wherever it stands: with a scheme, from the root, or pointing into the content itself. */
const HOLDS = /^(?:[a-z][a-z\d+.-]*:|[/#])/i;

function resolve(element: Element, name: string, base: string): void {
  const value = getAttribute.call(element, name) ?? '';
  const isNone = value === '' && name === 'src';
  if (isNone || HOLDS.test(value) || !URL.canParse(value, base)) return;
  const { pathname, search, hash } = new URL(value, base);
  // Without the origin: a link with a scheme is left to the browser.
  setAttribute.call(element, name, pathname + search + hash);
}

/**
 * Makes relative addresses of content hold in another page than the one that it was written for: a form without an
 * action goes where it came from, `?page=2` and `more` lead where they would have led there.
 *
 * @param content Inert nodes.
 * @param base The address that they came from.
 */
export function resolveAddresses(content: ParentNode, base: string): void {
  for (const form of content.querySelectorAll('form:not([action])')) setAttribute.call(form, 'action', '');
  for (const name of NAMES) {
    for (const element of content.querySelectorAll(`[${name}]`)) resolve(element, name, base);
  }
}
