import { mount, unmount } from '../islands.ts';
import { continueIsland, findKeptIslands } from './keep.ts';
import { runScripts } from './scripts.ts';

/**
 * Replaces the content of a target: unmounts what leaves, places, runs scripts by rule, mounts what arrives.
 * All of it happens in one task, so nothing half done is ever painted (NAV-14).
 *
 * @param target The element whose content is replaced; connected.
 * @param content Inert nodes.
 */
export function swap(target: Element, content: DocumentFragment): void {
  const kept = findKeptIslands(target, content);
  const hosts = new Set<Node>(kept.map(({ island }) => island.host));
  unmount(target, hosts);
  const leaving = [...target.childNodes].filter((node) => !hosts.has(node));
  // Placed beside the old nodes first: a kept host can then move without ever leaving the document.
  target.append(content);
  kept.forEach(continueIsland);
  for (const node of leaving) node.remove();
  runScripts(target);
  mount(target);
}
