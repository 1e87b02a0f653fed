import { querySelectorAll } from '../dom/safe.ts';
import { appendTo, childNodesOf, removeFrom, replaceContent } from '../dom/safe-tree.ts';
import { allIslands, unmount } from '../islands/islands.ts';
import { mountInserted, withoutFollowing } from '../islands/observer.ts';
import { forgetWrittenParts } from '../page/written-again.ts';
import { getPreserver, type PreservedIsland } from './preserver.ts';
import { runScripts } from './scripts.ts';

// The new nodes are inserted beside the old ones first, so that a preserved host moves without leaving the
// document.
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
 * Replaces the content of a target: unmounts the old one, inserts the new one, runs scripts, mounts.
 * It all happens in one task, so no intermediate state is painted (NAV-14). Decision 5.
 *
 * @param target The element whose content is replaced; connected.
 * @param content Inert nodes.
 */
export function swap(target: Element, content: DocumentFragment): void {
  insertContent(target, content)();
}

/**
 * Runs the first half of a swap: unmounts the old content and inserts the new one, without running its
 * scripts or islands. Decision 77.
 *
 * @param target The element whose content is replaced; connected.
 * @param content Inert nodes.
 * @returns A function for the second half, in the same task: scripts and islands, which may read the address.
 */
export function insertContent(target: Element, content: DocumentFragment): () => void {
  forgetWrittenParts(target);
  const preserved = getPreserver()?.findPreservedIslands(target, content, allIslands()) ?? [];
  // The observer would search the new nodes a second time.
  withoutFollowing(target, () => {
    unmount(target, new Set(preserved.map(({ island }) => island.host)), preserved.length === 0);
    // Replacing all nodes in one call takes half the time of replacing them one by one.
    if (preserved.length === 0) replaceContent(target, content);
    else replaceAround(target, content, preserved);
  });
  return () => {
    runScripts(querySelectorAll(target, 'script'));
    mountInserted(target);
  };
}
