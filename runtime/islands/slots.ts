import { hasAttribute, closest, querySelectorAll, parentOf, getAttribute } from '../dom/safe.ts';
import { childNodesOf, childrenOf, replaceBy } from '../dom/safe-tree.ts';

/**
 * The server's live nodes inside a host, for the slots of a view and for the fallback; they are never parsed
 * again.
 */
export interface Slots {
  /**
   * Takes the nodes of a slot: the elements with that `data-slot`; without a name, all nodes outside named
   * slots.
   */
  take(name?: string): Node[];
  /** Whether the host has that slot. */
  has(name: string): boolean;
  /** Takes the elements of a slot without the text between them: slides, tabs. */
  items(name?: string): Element[];
  /** Returns all server nodes, with the slots in their original positions and the newest props. */
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
 * Records the server's nodes inside a host, so that a view can render and later restore them.
 *
 * @param host The island's element, which still contains the server's nodes.
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
