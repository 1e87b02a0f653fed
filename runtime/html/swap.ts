import { querySelectorAll } from '../dom/safe.ts';
import { appendTo, childNodesOf, removeFrom, replaceContent } from '../dom/safe-tree.ts';
import type { Island } from '../islands/island-state.ts';
import { mount, unmount } from '../islands/islands.ts';
import { forgetWrittenParts } from '../page/written-again.ts';
import { runScripts } from './scripts.ts';

/** A mounted island and the arriving host that it continues. */
export interface PreservedIsland {
  island: Island;
  arriving: HTMLElement;
}

interface Preserver {
  find(target: Element, content: ParentNode): PreservedIsland[];
  continue(preserved: PreservedIsland): void;
}

let preserver: Preserver | undefined;

/**
 * Tells what makes keyed islands live on through a swap. It comes with the first of them.
 *
 * @param found Finds and continues them.
 */
export function setPreserver(found: Preserver): void {
  preserver = found;
}

// Inserted next to the old nodes first: a preserved host can then move without ever leaving the document.
function replaceAround(
  target: Element,
  content: DocumentFragment,
  preserved: readonly PreservedIsland[],
): void {
  const hosts = new Set<Node>(preserved.map(({ island }) => island.host));
  const leaving = childNodesOf(target).filter((node) => !hosts.has(node));
  appendTo(target, content);
  for (const one of preserved) preserver?.continue(one);
  for (const node of leaving) removeFrom(target, node);
}

/**
 * Replaces the content of a target: unmounts what leaves, places, runs scripts by rule, mounts what arrives.
 * All of it happens in one task, so nothing half done is ever painted (NAV-14).
 *
 * @param target The element whose content is replaced; connected.
 * @param content Inert nodes.
 */
export function swap(target: Element, content: DocumentFragment): void {
  insertContent(target, content)();
}

/**
 * Does the first half of a swap: the old content is unmounted, the new content is inserted, and no script or island of
 * it runs.
 *
 * @param target The element whose content is replaced; connected.
 * @param content Inert nodes.
 * @returns A function for the second half, in the same task: scripts and islands, which may read the address.
 */
export function insertContent(target: Element, content: DocumentFragment): () => void {
  forgetWrittenParts(target);
  const preserved = preserver?.find(target, content) ?? [];
  unmount(target, new Set(preserved.map(({ island }) => island.host)));
  // At once costs half of what it costs one by one.
  if (preserved.length === 0) replaceContent(target, content);
  else replaceAround(target, content, preserved);
  return () => {
    runScripts(querySelectorAll(target, 'script'));
    mount(target);
  };
}
