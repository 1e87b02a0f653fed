import { getterOf, methodOf } from './method.ts';

/*
 * DOM methods of the prototypes: on a form, `form.matches` may be an input with that name, so the linter
 * forbids such members elsewhere. Methods that no page needs at its start are in safe-tree.ts.
 */

const { prototype: element } = Element;
const { prototype: node } = Node;

export const getAttribute = methodOf(element, 'getAttribute');
export const setAttribute = methodOf(element, 'setAttribute');
export const removeAttribute = methodOf(element, 'removeAttribute');
export const hasAttribute = methodOf(element, 'hasAttribute');
export const attributesIn = (carrier: Element) => [...attributesOf(carrier)];
const attributesOf = getterOf(element, 'attributes');
const setAttributeNode = methodOf(element, 'setAttributeNode');
export const classListOf = getterOf(element, 'classList');
export const tagOf = getterOf(element, 'localName');
export const matches = methodOf(element, 'matches') as (element: Element, selector: string) => boolean;
export const closest = methodOf(element, 'closest') as (
  element: Element,
  selector: string,
) => HTMLElement | null;

export const isAttached = getterOf(node, 'isConnected');
export const parentOf = getterOf(node, 'parentElement');
export const parentNodeOf = getterOf(node, 'parentNode');
export const compareDocumentPosition = methodOf(node, 'compareDocumentPosition');
/** Whether a node is or contains another one. */
export const contains = methodOf(node, 'contains');
/** Whether a node is in the document that is shown. */
export const isInDocument = (inner: Node) => contains(document, inner);

/**
 * Copies an attribute of a parsed element. Parsers accept names that `setAttribute` rejects: `@click` of Alpine, or the rest
 * of a value after an unescaped quote.
 *
 * @param attribute An attribute of the arriving element.
 * @param to The element that gets it.
 */
export const copyAttribute = (attribute: Node, to: Element) =>
  setAttributeNode(to, attribute.cloneNode() as Attr);

/** Sends a form as its submitter would. */
export const sendForm = methodOf(HTMLFormElement.prototype, 'requestSubmit');
/** Listens at a target that may be a form. */
export const addListener = methodOf(EventTarget.prototype, 'addEventListener');
/** Dispatches an event at a target that may be a form; false when a listener has prevented it. */
export const dispatchAt = methodOf(EventTarget.prototype, 'dispatchEvent');

type Finder = (root: Node, selector: string) => NodeListOf<Element>;

const findInElement = methodOf(element, 'querySelectorAll') as Finder;
const findInFragment = methodOf(DocumentFragment.prototype, 'querySelectorAll') as Finder;
const findInPage = methodOf(Document.prototype, 'querySelectorAll') as Finder;

function finderOf(root: Node): Finder {
  if (root instanceof Element) return findInElement;
  return root instanceof DocumentFragment ? findInFragment : findInPage;
}

/**
 * Finds all matches in a document, a fragment or an element, regardless of the names of its forms and images.
 *
 * @param root Where to look.
 * @param selector A valid selector.
 */
export function querySelectorAll<Found extends Element = HTMLElement>(root: Node, selector: string): Found[] {
  return [...finderOf(root)(root, selector)] as unknown as Found[];
}
