import { findEach } from './find-each.ts';
import { removeAttribute, matches, getAttribute } from './safe.ts';

/*
 * Images, forms and frames shadow members of the document by their names: after `<img name="querySelector">`
 * all code gets an image from `document.querySelector`. Such names are removed first.
 */

const SPEAKERS = 'img,form,iframe,embed,object';

/** Members that are not on the prototype, or by which libraries detect an old browser. */
const OWN = ['location', 'documentMode'];

// The prototype is checked, because `in document` would also find names of elements in the shown page.
function isAllowed(element: Element, attribute: string): boolean {
  const name = getAttribute(element, attribute);
  return name !== null && (name in Document.prototype || OWN.includes(name));
}

// An id alone shadows a member only on embedding elements, and on an image that has a name too.
function free(element: Element): boolean {
  const hasId = isAllowed(element, 'id') && matches(element, 'object, embed, img[name]');
  const hasName = isAllowed(element, 'name');
  if (hasName || hasId) removeAttribute(element, 'name');
  if (hasId && !matches(element, 'img')) removeAttribute(element, 'id');
  return hasName || hasId;
}

/**
 * Removes names and ids that would shadow members of the document; form fields are left alone. Decision 75.
 *
 * @param root Where to look, itself included: an element, a fragment, or a document that no script has read
 * yet.
 * @returns The elements that have lost a name.
 */
export function freeNames(root: Document | DocumentFragment | Element): Element[] {
  const found: Element[] = findEach(root, SPEAKERS);
  if (root instanceof Element && matches(root, SPEAKERS)) found.push(root);
  return found.filter(free);
}
