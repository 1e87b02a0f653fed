import type { CDPSession, Page } from '@playwright/test';

/** What the browser holds for a page once everything that can be collected is gone. */
interface Reading {
  /** DOM nodes, in the document or not. */
  nodes: number;
  /** Event listeners of scripts. */
  listeners: number;
  /** Trees of elements outside the document that a script still reaches. */
  detached: number;
  /** Bytes of JavaScript objects. */
  heap: number;
}

/** Replaces the page's content so many times; fails unless all islands were mounted each time. */
type Swap = (page: Page, times: number) => Promise<void>;

/** Compiled code and the engine's caches move the heap by some 200 kB, however many swaps there are. */
const HEAP_BOUND = 500_000;

/** The first quarter as many swaps load the chunks and fill the caches; they are not judged. */
const WARM_UP = 0.25;

const GROUP = { objectGroup: 'leaks' };

// Trees, not elements: which elements of a tree scripts have touched changes with every collection.
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

// What finalizers set free is only collected by the next collection.
async function collectGarbage(session: CDPSession): Promise<void> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
}

/**
 * Reads what the browser holds for a page, after a forced collection.
 *
 * @param page A page at rest, in Chromium.
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

// Whatever is counted must be exactly as it was: fewer means that the first reading came too early.
function isLeak(kind: keyof Reading, growth: number): boolean {
  return kind === 'heap' ? growth > HEAP_BOUND : growth !== 0;
}

const signed = (value: number) => (value > 0 ? '+' : '') + Math.round(value).toLocaleString('en');

/**
 * Compares two readings: nodes, listeners and detached elements must be exactly as many, the heap about as large.
 *
 * @param before Read after the warm-up.
 * @param after Read at the same page, so many swaps later.
 * @param swaps How many.
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
 * @param page The page, loaded and at rest.
 * @param swaps How many swaps to judge by; a multiple of 20, so that both readings find the page at rest.
 * @param swap How the content is replaced.
 * @returns One line for each leak, none for a clean page.
 */
export async function measureLeaks(page: Page, swaps: number, swap: Swap): Promise<string[]> {
  await swap(page, swaps * WARM_UP);
  const before = await readMemory(page);
  await swap(page, swaps);
  const after = await readMemory(page);
  return findLeaks(before, after, swaps);
}
