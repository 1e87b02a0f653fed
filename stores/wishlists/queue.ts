import { report, track } from '#runtime';
import { createWriteQueue } from '../writes/index.ts';
import { fetchCount, fetchIsInList } from './api.ts';
import type { HeartProduct } from './schema.ts';
import { heartKey, recordListWrite, setHeart, updateWishlists } from './state.ts';
import { notifyWishlistTabs } from './tabs.ts';

const changed = new Map<string, HeartProduct>();

/** Records a product whose membership in a list has changed. */
export const recordChange = (product: HeartProduct): void => void changed.set(heartKey(product), product);

// The server is the source of truth. If the request fails, the displayed value stays.
const tracked = (work: Promise<void>): Promise<void> =>
  track(work).catch((thrown: unknown) => report(thrown, 'the wishlists'));

const requests = new Map<string, number>();

/**
 * Returns a check whether an answer belongs to the latest request of a key: an older answer may arrive later.
 */
function startRequest(key: string): () => boolean {
  const own = (requests.get(key) ?? 0) + 1;
  requests.set(key, own);
  return () => requests.get(key) === own;
}

async function readHeart(product: HeartProduct): Promise<void> {
  const isNewest = startRequest(`heart ${heartKey(product)}`);
  const isIn = await fetchIsInList(product);
  if (isNewest()) setHeart(product, isIn);
}

async function readCountOnce(): Promise<void> {
  const isNewest = startRequest('count');
  const number = await fetchCount();
  if (isNewest()) updateWishlists(() => ({ count: number }));
}

/** Reads whether products are in a list: one request for each given product. */
export const readHearts = (products: Iterable<HeartProduct>): Promise<unknown> =>
  Promise.all([...products].map((product) => tracked(readHeart(product))));

/** Reads the number of products in all lists. */
export const readCount = (): Promise<void> => tracked(readCountOnce());

function onDrained(): void {
  const products = [...changed.values()];
  changed.clear();
  notifyWishlistTabs(products);
  void readCount();
  void readHearts(products);
}

const queue = createWriteQueue('the wishlists’ writes', onDrained);
const waiting = new Map<string, () => Promise<void>>();

const count = (by: number) => updateWishlists(({ writing }) => ({ writing: writing + by }));

let running = 0;

async function runQueued(run: () => Promise<void>): Promise<void> {
  recordListWrite();
  try {
    await track(run());
  } finally {
    recordListWrite();
    count(-1);
  }
}

/**
 * Queues a write of lists: one at a time, in order.
 *
 * @param run The write; it reads the current value when it runs.
 */
export function queueListWrite(run: () => Promise<void>): void {
  running += 1;
  const key = String(running);
  // The write is skipped if `sendWaitingLists` has sent it already.
  const once = async () => {
    if (waiting.delete(key)) await runQueued(run);
  };
  count(1);
  waiting.set(key, once);
  queue.add(key, once);
}

/** Resolves when no write of the lists waits or is in progress. */
export const listsIdle = (): Promise<void> => queue.idle();

/** Sends waiting writes at once when the page is left. */
export function sendWaitingLists(): void {
  for (const run of waiting.values()) void run();
}
