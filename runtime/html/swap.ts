import type { Island } from '../island.ts';
import { mount, unmount } from '../islands.ts';
import { runEach } from './scripts.ts';

// By their prototypes: the target may be a form, whose fields may have these names.
const { append, querySelectorAll, replaceChildren } = Element.prototype;
const { removeChild } = Node.prototype;
const childNodesOf = Object.getOwnPropertyDescriptor(Node.prototype, 'childNodes')!.get as (
  this: Node,
) => NodeListOf<ChildNode>;

/** A mounted island and the arriving host that it continues. */
export interface KeptIsland {
  island: Island;
  arriving: HTMLElement;
}

interface Keeper {
  find(target: Element, content: ParentNode): KeptIsland[];
  continue(kept: KeptIsland): void;
}

let keeper: Keeper | undefined;

/**
 * Tells what makes keyed islands live on through a swap. It comes with the first of them.
 *
 * @param found What finds and continues them.
 */
export function setKeeper(found: Keeper): void {
  keeper = found;
}

// Placed beside the old nodes first: a kept host can then move without ever leaving the document.
function replaceAround(target: Element, content: DocumentFragment, kept: readonly KeptIsland[]): void {
  const hosts = new Set<Node>(kept.map(({ island }) => island.host));
  const leaving = [...childNodesOf.call(target)].filter((node) => !hosts.has(node));
  append.call(target, content);
  for (const one of kept) keeper?.continue(one);
  for (const node of leaving) removeChild.call(target, node);
}

/**
 * Replaces the content of a target: unmounts what leaves, places, runs scripts by rule, mounts what arrives.
 * All of it happens in one task, so nothing half done is ever painted (NAV-14).
 *
 * @param target The element whose content is replaced; connected.
 * @param content Inert nodes.
 */
export function swap(target: Element, content: DocumentFragment): void {
  const kept = keeper?.find(target, content) ?? [];
  unmount(target, new Set(kept.map(({ island }) => island.host)));
  // At once costs half of what it costs one by one.
  if (kept.length === 0) replaceChildren.call(target, content);
  else replaceAround(target, content, kept);
  runEach(querySelectorAll.call(target, 'script') as NodeListOf<HTMLScriptElement>);
  mount(target);
}
