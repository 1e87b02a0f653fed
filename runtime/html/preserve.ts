import { isInsideIsland, type Island } from '../islands/island-state.ts';
import { refreshIsland } from '../islands/run-island.ts';
import type { PreservedIsland } from './preserver.ts';
import { openPopovers } from '../dom/popovers.ts';
import {
  attributesIn,
  hasAttribute,
  removeAttribute,
  querySelectorAll,
  contains,
  matches,
  parentNodeOf,
  getAttribute,
  copyAttribute,
} from '../dom/safe.ts';
import {
  attributeNamesOf,
  childrenOf,
  focusStill,
  prependTo,
  removeElement,
  replaceBy,
} from '../dom/safe-tree.ts';

const STATE = 'data-island-state';

const keyOf = (name: string, host: Element) => `${name} ${getAttribute(host, 'data-island-key') ?? ''}`;

// Islands that may be preserved, by name and key; the first wins where two have one key.
function keyedInside(root: Element, islands: Iterable<Island>): Map<string, Island> {
  const keyed = new Map<string, Island>();
  for (const island of islands) {
    const { definition, host, state } = island;
    const key = keyOf(definition.name, host);
    if (state === 'ready' && !keyed.has(key) && contains(root, host)) keyed.set(key, island);
  }
  return keyed;
}

// The mounted island that an arriving host continues: same name, same key.
function findPreserved(keyed: Map<string, Island>, arriving: Element): Island | undefined {
  const name = getAttribute(arriving, 'data-island');
  return name && getAttribute(arriving, 'data-island-key') ? keyed.get(keyOf(name, arriving)) : undefined;
}

/**
 * Finds the keyed islands that are preserved through a swap.
 *
 * @param target The element whose content is replaced.
 * @param content The new content.
 * @param islands The islands of the page.
 */
export function findPreservedIslands(
  target: Element,
  content: ParentNode,
  islands: Iterable<Island>,
): PreservedIsland[] {
  const keyed = keyedInside(target, islands);
  const hosts = new Set<Node>();
  const preserved: PreservedIsland[] = [];
  for (const arriving of querySelectorAll(content, '[data-island-key]')) {
    const island = findPreserved(keyed, arriving);
    if (!island || isInsideIsland(island.host, hosts)) continue;
    hosts.add(island.host);
    preserved.push({ island, arriving });
  }
  return preserved;
}

function copyAttributes(from: Element, to: Element): void {
  for (const name of attributeNamesOf(to)) {
    if (name !== STATE && !hasAttribute(from, name)) removeAttribute(to, name);
  }
  for (const attribute of attributesIn(from)) copyAttribute(attribute, to);
}

const findProps = (host: Element) => childrenOf(host).find((child) => matches(child, 'script[data-props]'));

function copyProps(from: Element, to: Element): void {
  const script = findProps(from);
  const old = findProps(to);
  if (old) removeElement(old);
  if (script) prependTo(to, script);
}

type Movable = ParentNode & { moveBefore?: (node: Node, before: Node | null) => void };

// The focus and open popovers are restored, because a move without `moveBefore` removes and closes them.
function moveByReplacing(host: HTMLElement, placeholder: HTMLElement): void {
  const active = document.activeElement;
  const popovers = openPopovers(host);
  replaceBy(placeholder, host);
  for (const popover of popovers) popover.showPopover();
  if (active instanceof HTMLElement && contains(host, active)) focusStill(active);
}

function move(host: HTMLElement, placeholder: HTMLElement): void {
  const parent = parentNodeOf(placeholder) as Movable;
  const { moveBefore } = (parent instanceof Element ? Element.prototype : parent) as Movable;
  if (!moveBefore) {
    moveByReplacing(host, placeholder);
    return;
  }
  moveBefore.call(parent, host, placeholder);
  removeElement(placeholder);
}

/**
 * Moves a preserved island to its arriving host: same node, same state, same focus, new props.
 *
 * @param preserved The island and its arriving host, both connected.
 */
export function continueIsland({ island, arriving }: PreservedIsland): void {
  copyAttributes(arriving, island.host);
  copyProps(arriving, island.host);
  move(island.host, arriving);
  refreshIsland(island);
}

/**
 * Passes new attributes and props to a mounted keyed island, without moving it.
 *
 * @param host The mounted island's element.
 * @param arriving Its host in the parsed answer, with the same name and key.
 * @param islands The islands of the page.
 * @returns Whether it is the same island; nothing is changed otherwise.
 */
export function renewIsland(host: HTMLElement, arriving: HTMLElement, islands: Iterable<Island>): boolean {
  const island = findPreserved(keyedInside(host, islands), arriving);
  if (!island) return false;
  copyAttributes(arriving, host);
  copyProps(arriving, host);
  refreshIsland(island);
  return true;
}
