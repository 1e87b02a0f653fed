import { begin, end } from '../page/activity.ts';
import type { IslandDefinition, IslandReport } from './definition.ts';
import { runAll } from '../page/errors.ts';
import { createIsland, destroyIsland, doLater, enterIsland, expectIsland } from './island.ts';
import { isInsideIsland, type Island } from './island-state.ts';
import { getIsland, seekDefinition, selectorIslands } from './registry.ts';
import { findEach } from '../dom/find-each.ts';
import {
  closest,
  compareDocumentPosition,
  contains,
  querySelectorAll,
  isAttached,
  matches,
  parentNodeOf,
  getAttribute,
  tagOf,
} from '../dom/safe.ts';

/**
 * Tags of a view's elements: nodes inside a root belong to the view, nodes inside a slot to the server.
 * Decision 2.
 */
export const ROOT_TAG = 'archipel-root';
export const SLOT_TAG = 'archipel-slot';

const islands = new Set<Island>();
const byHost = new WeakMap<Element, Map<string, Island>>();

function remember(island: Island): void {
  islands.add(island);
  const known = byHost.get(island.host) ?? new Map<string, Island>();
  byHost.set(island.host, known.set(island.definition.name, island));
}

function forget(island: Island): void {
  islands.delete(island);
  byHost.get(island.host)?.delete(island.definition.name);
}

function isOwnedByView(element: Element): boolean {
  const owner = closest(element, `${ROOT_TAG}, ${SLOT_TAG}`);
  return owner !== null && tagOf(owner) === ROOT_TAG;
}

function matching(root: ParentNode, selector: string): Element[] {
  const found: Element[] = findEach(root, selector);
  return root instanceof Element && matches(root, selector) ? [root, ...found] : found;
}

/** Number of hosts that are entered synchronously, more than a first view shows; those further down wait. */
const ENTERED_AT_ONCE = 50;

let budget = 0;
let waiting = 0;

function enterLater(island: Island): void {
  expectIsland(island);
  begin();
  waiting += 1;
  doLater(() => {
    waiting -= 1;
    end();
    enterIsland(island);
  });
}

function add(definition: IslandDefinition, host: Element): void {
  if (byHost.get(host)?.has(definition.name) || isOwnedByView(host)) return;
  const island = createIsland(definition, host as HTMLElement);
  remember(island);
  budget -= 1;
  // New hosts wait behind those already waiting, so that a host is entered before the hosts inside it.
  if (budget >= 0 && !waiting) enterIsland(island);
  else enterLater(island);
}

function addNamed(host: Element): void {
  const name = getAttribute(host, 'data-island') ?? '';
  const definition = getIsland(name);
  if (definition) add(definition, host);
  else if (!isOwnedByView(host)) seekDefinition(name, host);
}

/**
 * Finds the islands below a root and starts their strategies. Hosts that are mounted already stay as they are.
 *
 * @param root Where to look; the root itself counts.
 */
export function mount(root: ParentNode = document): void {
  if (root instanceof Element && isOwnedByView(root) && querySelectorAll(root, SLOT_TAG).length === 0) return;
  budget = ENTERED_AT_ONCE;
  matching(root, '[data-island]').forEach(addNamed);
  for (const definition of selectorIslands()) {
    for (const host of matching(root, definition.selector!)) add(definition, host);
  }
}

const depthOf = (node: Node | null): number => (node ? 1 + depthOf(parentNodeOf(node)) : 0);

// Sorts by depth, not by document order: comparing two siblings walks over all nodes between them.
function innermostFirst(leaving: Island[]): Island[] {
  const depths = new Map(leaving.map((island) => [island, depthOf(island.host)]));
  return leaving.sort((a, b) => depths.get(b)! - depths.get(a)!);
}

function destroy(leaving: Island[], isGone = false): void {
  leaving.forEach(forget);
  runAll(innermostFirst(leaving).map((island) => () => destroyIsland(island, isGone)));
}

/**
 * Unmounts the islands below a root, children before parents, synchronously.
 *
 * @param root The element that is removed, its own island included.
 * @param preserved Hosts below the root whose islands stay mounted.
 * @param isGone Whether all content of the root leaves the page.
 */
export function unmount(root: Element, preserved: ReadonlySet<Node> = new Set(), isGone = false): void {
  const leaving = [...islands].filter(({ host }) => contains(root, host) && !isInsideIsland(host, preserved));
  destroy(leaving, isGone);
}

/** Unmounts the islands whose hosts other scripts have removed from the document. */
export function unmountRemoved(): void {
  destroy([...islands].filter(({ host }) => !isAttached(host)));
}

/** All islands of the page, in the order in which they were found. */
export const allIslands = (): readonly Island[] => [...islands];

const inDocumentOrder = (a: Island, b: Island) =>
  compareDocumentPosition(a.host, b.host) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** Lists all islands with their states and timings, in document order. */
export function inspect(): IslandReport[] {
  return [...islands].sort(inDocumentOrder).map(({ definition, host, state, timings, error }) => ({
    name: definition.name,
    host,
    state,
    timings: { ...timings },
    when: definition.when,
    error,
  }));
}
