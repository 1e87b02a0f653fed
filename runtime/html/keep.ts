import type { Island } from '../islands/island-state.ts';
import { refreshIsland } from '../islands/run-island.ts';
import { allIslands, isInsideIsland } from '../islands/islands.ts';
import { setKeeper, type KeptIsland } from './swap.ts';
import {
  attributesIn,
  carriesAttribute,
  dropAttribute,
  findAllIn,
  holds,
  isMatch,
  parentNodeOf,
  readAttribute,
  writeAttribute,
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

const keyOf = (name: string, host: Element) => `${name} ${readAttribute(host, 'data-island-key') ?? ''}`;

// What may live on, by name and key; of two of one key the first.
function keyedInside(root: Element): Map<string, Island> {
  const keyed = new Map<string, Island>();
  for (const island of allIslands()) {
    const { definition, host, state } = island;
    const key = keyOf(definition.name, host);
    if (state === 'ready' && !keyed.has(key) && holds(root, host)) keyed.set(key, island);
  }
  return keyed;
}

// The mounted island that an arriving host continues: same name, same key.
function findKept(keyed: Map<string, Island>, arriving: Element): Island | undefined {
  const name = readAttribute(arriving, 'data-island');
  return name && readAttribute(arriving, 'data-island-key') ? keyed.get(keyOf(name, arriving)) : undefined;
}

/**
 * Finds the keyed islands that live on through a swap.
 *
 * @param target What is replaced.
 * @param content What arrives.
 */
export function findKeptIslands(target: Element, content: ParentNode): KeptIsland[] {
  const keyed = keyedInside(target);
  const hosts = new Set<Node>();
  const kept: KeptIsland[] = [];
  for (const arriving of findAllIn(content, '[data-island-key]')) {
    const island = findKept(keyed, arriving);
    if (!island || isInsideIsland(island.host, hosts)) continue;
    hosts.add(island.host);
    kept.push({ island, arriving });
  }
  return kept;
}

function copyAttributes(from: Element, to: Element): void {
  for (const name of attributeNamesOf(to)) {
    if (name !== STATE && !carriesAttribute(from, name)) dropAttribute(to, name);
  }
  for (const { name, value } of attributesIn(from)) writeAttribute(to, name, value);
}

const findProps = (host: Element) => childrenOf(host).find((child) => isMatch(child, 'script[data-props]'));

function copyProps(from: Element, to: Element): void {
  const script = findProps(from);
  const old = findProps(to);
  if (old) removeElement(old);
  if (script) prependTo(to, script);
}

type Movable = ParentNode & { moveBefore?: (node: Node, before: Node | null) => void };

// Without moveBefore a move takes the focus away, so it is given back.
function moveWithFocus(host: HTMLElement, place: HTMLElement): void {
  const active = document.activeElement;
  replaceBy(place, host);
  if (active instanceof HTMLElement && holds(host, active)) focusStill(active);
}

function move(host: HTMLElement, place: HTMLElement): void {
  const parent = parentNodeOf(place) as Movable;
  const { moveBefore } = (parent instanceof Element ? Element.prototype : parent) as Movable;
  if (!moveBefore) {
    moveWithFocus(host, place);
    return;
  }
  moveBefore.call(parent, host, place);
  removeElement(place);
}

/**
 * Puts a kept island where its arriving host stands: same node, same state, same focus, new props.
 *
 * @param kept The island and its arriving host, both connected.
 */
export function continueIsland({ island, arriving }: KeptIsland): void {
  copyAttributes(arriving, island.host);
  copyProps(arriving, island.host);
  move(island.host, arriving);
  refreshIsland(island);
}

/**
 * Gives a mounted keyed island the props that it came back with in an answer, where it stands.
 *
 * @param host The mounted island's element.
 * @param arriving Its host in the parsed answer, with the same name and key.
 * @returns Whether it is the same island; nothing is changed otherwise.
 */
export function renewIsland(host: HTMLElement, arriving: HTMLElement): boolean {
  const island = findKept(keyedInside(host), arriving);
  if (!island) return false;
  copyAttributes(arriving, host);
  copyProps(arriving, host);
  refreshIsland(island);
  return true;
}

// This module is loaded by the first island that has a key, before its mount; only mounted islands live on.
setKeeper({ find: findKeptIslands, continue: continueIsland });
