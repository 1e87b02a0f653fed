import { querySelectorAll } from '../dom/safe.ts';
import { appendTo, childNodesOf, removeFrom, replaceContent } from '../dom/safe-tree.ts';
import { allIslands, mount, unmount } from '../islands/islands.ts';
import { forgetWrittenParts } from '../page/written-again.ts';
import { getPreserver, type PreservedIsland } from './preserver.ts';
import { runScripts } from './scripts.ts';

// Inserted next to the old nodes first: a preserved host can then move without ever leaving the document.
function replaceAround(
  target: Element,
  content: DocumentFragment,
  preserved: readonly PreservedIsland[],
): void {
  const hosts = new Set<Node>(preserved.map(({ island }) => island.host));
  const leaving = childNodesOf(target).filter((node) => !hosts.has(node));
  appendTo(target, content);
  for (const one of preserved) getPreserver()?.continueIsland(one);
  for (const node of leaving) removeFrom(target, node);
}

/**
 * Replaces the content of a target: unmounts what leaves, places, runs scripts by rule, mounts what arrives.
 * All of it happens in one task, so nothing half done is ever painted (NAV-14). Decision 5.
 *
 * @param target The element whose content is replaced; connected.
 * @param content Inert nodes.
 */
export function swap(target: Element, content: DocumentFragment): void {
  insertContent(target, content)();
}

/**
 * Does the first half of a swap: the old content is unmounted, the new content is inserted, and no script or island of
 * it runs. Decision 77.
 *
 * @param target The element whose content is replaced; connected.
 * @param content Inert nodes.
 * @returns A function for the second half, in the same task: scripts and islands, which may read the address.
 */
export function insertContent(target: Element, content: DocumentFragment): () => void {
  forgetWrittenParts(target);
  const preserved = getPreserver()?.findPreservedIslands(target, content, allIslands()) ?? [];
  unmount(target, new Set(preserved.map(({ island }) => island.host)));
  // At once costs half of what it costs one by one.
  if (preserved.length === 0) replaceContent(target, content);
  else replaceAround(target, content, preserved);
  return () => {
    runScripts(querySelectorAll(target, 'script'));
    mount(target);
  };
}
