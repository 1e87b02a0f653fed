import { allIslands, mount, unmount } from '../islands/islands.ts';
import { forgetWrittenParts } from '../page/written-again.ts';
import { continueIsland, findPreservedIslands } from './preserve.ts';
import { runScripts } from './scripts.ts';
import { querySelectorAll } from '../dom/safe.ts';
import { appendTo, prependTo, putBefore, removeElement } from '../dom/safe-tree.ts';

const scriptsOf = (root: Element) =>
  root instanceof HTMLScriptElement ? [root] : querySelectorAll(root, 'script');

function enliven(roots: readonly Element[]): void {
  runScripts(roots.flatMap(scriptsOf));
  for (const root of roots) if (!(root instanceof HTMLScriptElement)) mount(root);
}

/**
 * Inserts content before or after the children of a target; these stay, and new islands are mounted.
 *
 * @param target Connected.
 * @param content Inert nodes.
 * @param side Before or after the existing content.
 * @returns The inserted elements.
 */
export function add(target: Element, content: DocumentFragment, side: 'before' | 'after'): Element[] {
  forgetWrittenParts(target);
  const arrived = [...content.children];
  (side === 'before' ? prependTo : appendTo)(target, content);
  enliven(arrived);
  return arrived;
}

/**
 * Replaces a target itself by content, as `swap` replaces its children: keyed islands are preserved.
 *
 * @param target Connected.
 * @param content Inert nodes.
 * @returns The inserted elements.
 */
export function replace(target: Element, content: DocumentFragment): Element[] {
  const preserved = findPreservedIslands(target, content, allIslands());
  const hosts = new Map<Element, Element>(preserved.map(({ island, arriving }) => [arriving, island.host]));
  // A preserved island replaces its arriving host.
  const arrived = [...content.children].map((element) => hosts.get(element) ?? element);
  const staying = new Set(hosts.values());
  forgetWrittenParts(target);
  unmount(target, staying);
  putBefore(target, content);
  preserved.forEach(continueIsland);
  if (!staying.has(target)) removeElement(target);
  enliven(arrived);
  return arrived;
}
