import { dropAttribute, findAllIn, isMatch, readAttribute } from './safe.ts';

/*
 * Images, forms and frames speak for the document by their names: after `<img name="querySelector">` all that asks the
 * document, view libraries too, gets an image. So no such name stays where it could be asked for.
 */

const SPEAKERS = ':is(img, form, iframe, embed, object):is([name], [id])';

/** Members that are not on the prototype, or that libraries look for to know an old browser. */
const OWN = ['location', 'documentMode'];

// Not `in document`: there, the names of the page that is shown would count, too.
function speaks(element: Element, attribute: string): boolean {
  const name = readAttribute(element, attribute);
  return name !== null && (name in Document.prototype || OWN.includes(name));
}

// An id counts alone for what embeds, and for an image that has a name beside it.
function free(element: Element): boolean {
  const hasId = speaks(element, 'id') && isMatch(element, 'object, embed, img[name]');
  const hasName = speaks(element, 'name');
  if (hasName || hasId) dropAttribute(element, 'name');
  if (hasId && !isMatch(element, 'img')) dropAttribute(element, 'id');
  return hasName || hasId;
}

/**
 * Takes away what would speak for members of the document; fields keep their names.
 *
 * @param root Where to look, itself included: an element, a fragment, or a document that nothing was asked of yet.
 * @returns The elements that have lost a name.
 */
export function freeNames(root: Document | DocumentFragment | Element): Element[] {
  const found = findAllIn<Element>(root, SPEAKERS);
  if (root instanceof Element && isMatch(root, SPEAKERS)) found.push(root);
  return found.filter(free);
}
