import type { CDPSession, Page } from '@playwright/test';

/** Memory that the browser holds for a page after a garbage collection. */
interface Reading {
  /** DOM nodes, in the document or not. */
  nodes: number;
  /** Event listeners of scripts. */
  listeners: number;
  /** Detached trees of elements that a script still references. */
  detached: number;
  /** Bytes of JavaScript objects. */
  heap: number;
}

/** Replaces the page's content `times` times; fails unless all islands are mounted each time. */
type Swap = (page: Page, times: number) => Promise<void>;

/** Allowed growth of the heap in bytes: compiled code and the engine's caches vary it by some 200 kB. */
const HEAP_BOUND = 500_000;

/** Fraction of the swaps that first load the chunks and fill the caches; they are not measured. */
const WARM_UP = 0.25;

const GROUP = { objectGroup: 'leaks' };

// Trees are counted, not elements: which elements of a tree scripts have touched varies with each collection.
function countTrees(this: Element[]): number {
  const isPrototype = (found: object) => Object.hasOwn(found, 'constructor');
  const detached = this.filter((found) => !isPrototype(found) && !found.isConnected);
  return new Set(detached.map((element) => element.getRootNode())).size;
}

async function countDetached(session: CDPSession): Promise<number> {
  const expression = 'HTMLElement.prototype';
  const { result: prototype } = await session.send('Runtime.evaluate', { expression, ...GROUP });
  const query = { prototypeObjectId: prototype.objectId!, ...GROUP };
  const { objects } = await session.send('Runtime.queryObjects', query);
  const { result: count } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: String(countTrees),
    returnByValue: true,
  });
  await session.send('Runtime.releaseObjectGroup', GROUP);
  return count.value as number;
}

// Objects that finalizers release are only collected by the next collection.
async function collectGarbage(session: CDPSession): Promise<void> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
}

/**
 * Returns the memory of a page after a forced garbage collection.
 *
 * @param page An idle page in Chromium.
 */
export async function readMemory(page: Page): Promise<Reading> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await collectGarbage(session);
  const detached = await countDetached(session);
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  return {
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
    detached,
    heap: valueOf('JSHeapUsedSize'),
  };
}

const LABELS = { nodes: 'nodes', listeners: 'listeners', detached: 'detached trees', heap: 'bytes' };

// Counts must be equal: fewer means that the first reading came too early.
function isLeak(kind: keyof Reading, growth: number): boolean {
  return kind === 'heap' ? growth > HEAP_BOUND : growth !== 0;
}

const signed = (value: number) => (value > 0 ? '+' : '') + Math.round(value).toLocaleString('en');

/**
 * Compares two readings: nodes, listeners and detached trees must be equal, the heap about as large.
 *
 * @param before Read after the warm-up.
 * @param after Read on the same page, `swaps` swaps later.
 * @returns One line for each leak, none for a clean page.
 */
function findLeaks(before: Reading, after: Reading, swaps: number): string[] {
  const kinds = Object.keys(LABELS) as (keyof Reading)[];
  const growthOf = (kind: keyof Reading) => after[kind] - before[kind];
  const describe = (kind: keyof Reading) =>
    `${signed(growthOf(kind) / swaps)} ${LABELS[kind]} in each of ${swaps} swaps (${signed(growthOf(kind))})`;
  return kinds.filter((kind) => isLeak(kind, growthOf(kind))).map(describe);
}

/**
 * Looks for leaks: warms the page up, reads, swaps, reads again.
 *
 * @param page A loaded and idle page.
 * @param swaps Number of measured swaps; a multiple of 20, so that both readings find the page idle.
 * @returns One line for each leak, none for a clean page.
 */
export async function measureLeaks(page: Page, swaps: number, swap: Swap): Promise<string[]> {
  await swap(page, swaps * WARM_UP);
  const before = await readMemory(page);
  await swap(page, swaps);
  const after = await readMemory(page);
  return findLeaks(before, after, swaps);
}
