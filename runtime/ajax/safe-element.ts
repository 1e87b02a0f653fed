/** Reads of elements by their prototypes: a field named `action`, `contains` or `matches` would answer for its form. */
const { append, getAttribute, matches, querySelector, querySelectorAll } = Element.prototype;
const { contains } = Node.prototype;

const getterOf = (name: 'childNodes' | 'parentElement') =>
  Object.getOwnPropertyDescriptor(Node.prototype, name)!.get!;

const getChildNodes = getterOf('childNodes');
const getParent = getterOf('parentElement');

export const readAttribute = (element: Element, name: string) => getAttribute.call(element, name);
export const isMatch = (element: Element, selector: string) => matches.call(element, selector);
export const holds = (outer: Node, inner: Node | null) => contains.call(outer, inner);
export const isInDocument = (element: Node) => holds(document, element);
export const parentOf = (element: Node) => getParent.call(element) as HTMLElement | null;
export const childNodesOf = (element: Node) => [...(getChildNodes.call(element) as NodeListOf<ChildNode>)];
export const appendTo = (element: Element, ...nodes: Node[]) => append.apply(element, nodes);

/**
 * Finds the first match among elements and what lies inside them.
 *
 * @param roots Where to look, the roots themselves included.
 * @param selector A valid selector.
 */
export function findWithin(roots: readonly Element[], selector: string): HTMLElement | undefined {
  for (const root of roots) {
    const found = isMatch(root, selector) ? root : (querySelector.call(root, selector) as Element | null);
    if (found) return found as HTMLElement;
  }
  return undefined;
}

// A form or an image named `nodeType` answers for its document, too.
function finderOf(root: Node): typeof querySelectorAll {
  if (root instanceof Element) return querySelectorAll;
  return root instanceof DocumentFragment
    ? DocumentFragment.prototype.querySelectorAll
    : Document.prototype.querySelectorAll;
}

/**
 * Finds all matches in a document or fragment, whatever its images and forms are named.
 *
 * @param root Where to look.
 * @param selector A valid selector.
 */
export function findAllIn(root: Node, selector: string): HTMLElement[] {
  return [...finderOf(root).call(root as Element, selector)] as HTMLElement[];
}
