import { trustedHtml } from '../trusted-types.ts';

/** HTML that arrived, parsed but inert: nothing in it has loaded or run. */
export interface ParsedPage {
  /** The whole document when the answer was a full page. */
  document?: Document;
  /** What goes into the target; missing when a full page has no container. */
  content?: DocumentFragment;
}

// A comment ends at its first end: were it free to take in the next one, many of them would have countless readings.
const FULL_PAGE = /^(?:\s|<!--(?:(?!-->)[\s\S])*-->)*<(?:!doctype|html|head|body)[\s>]/i;

// What the server writes for visitors without scripts must not come alive.
function dropNoscript(root: ParentNode): void {
  for (const element of root.querySelectorAll('noscript')) element.remove();
}

// Of these the document takes the name for a property of its own: `document.body` would be an image.
const NAMED = ':is(img, form, iframe, embed, object)[name]';

function dropNames(root: ParentNode): void {
  for (const element of root.querySelectorAll(NAMED)) {
    if (Element.prototype.getAttribute.call(element, 'name')! in document) {
      Element.prototype.removeAttribute.call(element, 'name');
    }
  }
}

function contentOf(container: Element): DocumentFragment {
  const content = document.createDocumentFragment();
  content.append(...container.childNodes);
  return content;
}

/**
 * Parses a fragment, keeping its order: a document would move its leading scripts and styles to the head.
 *
 * @param html A fragment of HTML.
 * @returns Inert nodes.
 */
export function parseFragment(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(html);
  dropNames(template.content);
  dropNoscript(template.content);
  return template.content;
}

/**
 * Parses an answer and cuts a full page down to its container; a fragment is used as it is (NAV-13).
 *
 * @param html The answer's text.
 * @param container Selector of what is wanted from a full page.
 * @returns The parsed answer.
 */
export function parseAnswer(html: string, container: string): ParsedPage {
  if (!FULL_PAGE.test(html)) return { content: parseFragment(html) };
  const page = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  // First of all, and by the prototype: from then on the page's own names are safe.
  dropNames(Document.prototype.querySelector.call(page, 'html')!);
  dropNoscript(page);
  const found = page.querySelector(container);
  return found ? { document: page, content: contentOf(found) } : { document: page };
}
