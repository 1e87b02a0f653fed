import { getterOf, methodOf } from './method.ts';
import { querySelectorAll, matches } from './safe.ts';

/*
 * DOM members as in safe.ts, but for lazily loaded files only: this module is not part of the library's entry
 * file.
 */

const { prototype: element } = Element;
const { prototype: node } = Node;

export const attributeNamesOf = methodOf(element, 'getAttributeNames');
export const childNodesOf = (parent: Node) => [...nodesOf(parent)];
const nodesOf = getterOf(node, 'childNodes');
export const childrenOf = (parent: Element) => [...elementsOf(parent)];
const elementsOf = getterOf(element, 'children');

export const rectOf = methodOf(element, 'getBoundingClientRect');
export const boxesOf = methodOf(element, 'getClientRects');

export const copyDeep = <T extends Node>(original: T) => cloneNode(original, true) as T;
const cloneNode = methodOf(node, 'cloneNode');

export const appendTo = methodOf(element, 'append');
export const prependTo = methodOf(element, 'prepend');
export const putBefore = methodOf(element, 'before');
export const putAfter = methodOf(element, 'after');
export const replaceBy = methodOf(element, 'replaceWith');
export const replaceContent = methodOf(element, 'replaceChildren');
export const removeFrom = methodOf(node, 'removeChild');
export const removeElement = methodOf(element, 'remove');

/** Scrolls an element into view, at once. */
export const showInView = (node: Element) => scrollIntoView(node, { behavior: 'instant' });
const scrollIntoView = methodOf(element, 'scrollIntoView');
/** Focuses an element without scrolling. */
export const focusStill = (node: HTMLElement) => focus(node, { preventScroll: true });
const focus = methodOf(HTMLElement.prototype, 'focus');

/** Finds the first match inside a document, a fragment or an element. */
export const findInside = <Found extends Element = HTMLElement>(root: Node, selector: string) =>
  querySelectorAll<Found>(root, selector)[0] ?? null;

/**
 * Finds the first match among elements and their descendants.
 *
 * @param roots Where to look, the roots themselves included.
 * @param selector A valid selector.
 */
export function findWithin(roots: readonly Element[], selector: string): HTMLElement | undefined {
  for (const root of roots) {
    const found = matches(root, selector) ? root : findInside(root, selector);
    if (found) return found as HTMLElement;
  }
  return undefined;
}
