import type { Island } from '../island.ts';
import { mount, unmount } from '../islands.ts';
import { runScripts } from './scripts.ts';

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

/**
 * Replaces the content of a target: unmounts what leaves, places, runs scripts by rule, mounts what arrives.
 * All of it happens in one task, so nothing half done is ever painted (NAV-14).
 *
 * @param target The element whose content is replaced; connected.
 * @param content Inert nodes.
 */
export function swap(target: Element, content: DocumentFragment): void {
  const kept = keeper?.find(target, content) ?? [];
  const hosts = new Set<Node>(kept.map(({ island }) => island.host));
  unmount(target, hosts);
  const leaving = [...target.childNodes].filter((node) => !hosts.has(node));
  // Placed beside the old nodes first: a kept host can then move without ever leaving the document.
  target.append(content);
  for (const one of kept) keeper?.continue(one);
  for (const node of leaving) node.remove();
  runScripts(target);
  mount(target);
}
