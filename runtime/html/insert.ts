import { mount, unmount } from '../islands.ts';
import { continueIsland, findKeptIslands } from './keep.ts';
import { runEach } from './scripts.ts';

const { append, before, prepend, querySelectorAll, remove } = Element.prototype;

const scriptsOf = (root: Element) =>
  root instanceof HTMLScriptElement ? [root] : [...querySelectorAll.call(root, 'script')];

function enliven(roots: readonly Element[]): void {
  runEach(roots.flatMap(scriptsOf) as HTMLScriptElement[]);
  for (const root of roots) if (!(root instanceof HTMLScriptElement)) mount(root);
}

/**
 * Puts content beside what a target holds: nothing leaves, what arrives is mounted.
 *
 * @param target Connected.
 * @param content Inert nodes.
 * @param side Before or after what is there.
 * @returns The elements that arrived.
 */
export function add(target: Element, content: DocumentFragment, side: 'before' | 'after'): Element[] {
  const arrived = [...content.children];
  (side === 'before' ? prepend : append).call(target, content);
  enliven(arrived);
  return arrived;
}

/**
 * Replaces a target itself by content, as `swap` replaces what is in it: keyed islands live on.
 *
 * @param target Connected.
 * @param content Inert nodes.
 * @returns The elements that stand in its place.
 */
export function replace(target: Element, content: DocumentFragment): Element[] {
  const kept = findKeptIslands(target, content);
  const hosts = new Map<Element, Element>(kept.map(({ island, arriving }) => [arriving, island.host]));
  // An island that lives on takes the place of its arriving host.
  const arrived = [...content.children].map((element) => hosts.get(element) ?? element);
  const staying = new Set(hosts.values());
  unmount(target, staying);
  before.call(target, content);
  kept.forEach(continueIsland);
  if (!staying.has(target)) remove.call(target);
  enliven(arrived);
  return arrived;
}
