import { hasAttribute, closest, querySelectorAll, parentOf, getAttribute } from '../dom/safe.ts';
import { childNodesOf, childrenOf, replaceBy } from '../dom/safe-tree.ts';

/** The server's nodes inside a host: the fallback, which a view may place. Live nodes, never re-parsed. */
export interface Slots {
  /** Nodes of a slot: the elements with that `data-slot`; without a name, all that the server wrote but those. */
  take(name?: string): Node[];
  /** Whether the server wrote that slot. */
  has(name: string): boolean;
  /** The elements of a slot, one by one: slides, tabs. */
  items(name?: string): Element[];
  /** All of the server's nodes, with what was taken put back in its place, and the newest props. */
  restore(): Node[];
}

const belongsTo = (host: Element) => (element: Element) => {
  const parent = parentOf(element);
  return parent === host || (parent !== null && closest(parent, '[data-island]') === host);
};

function isProps(node: Node): boolean {
  return node instanceof HTMLScriptElement && hasAttribute(node, 'data-props');
}

/**
 * Remembers what the server wrote inside a host, so that it can be placed by a view and put back.
 *
 * @param host The island's element, still holding the server's nodes.
 * @returns The slots; nothing has moved yet.
 */
export function createSlots(host: Element): Slots {
  const nodes = childNodesOf(host);
  const named = querySelectorAll(host, '[data-slot]').filter(belongsTo(host));
  const marks = new Map<Element, Comment>();

  const namedAs = (name: string) => named.filter((element) => getAttribute(element, 'data-slot') === name);

  // A comment marks the position, so that the fallback can be restored.
  function lift(element: Element): Element {
    if (marks.has(element)) return element;
    const mark = document.createComment(`slot ${getAttribute(element, 'data-slot')}`);
    replaceBy(element, mark);
    marks.set(element, mark);
    return element;
  }

  function take(name?: string): Node[] {
    if (name !== undefined) return namedAs(name).map(lift);
    named.forEach(lift);
    return nodes.filter((node) => !isProps(node) && !marks.has(node as Element));
  }

  function restore(): Node[] {
    for (const [element, mark] of marks) mark.replaceWith(element);
    marks.clear();
    const newest = childrenOf(host).find(isProps);
    return newest ? [newest, ...nodes.filter((node) => !isProps(node))] : nodes;
  }

  return {
    take,
    restore,
    has: (name) => namedAs(name).length > 0,
    items: (name) => take(name).filter((node): node is Element => node instanceof Element),
  };
}
