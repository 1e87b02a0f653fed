import { report, track } from '#runtime';
import { createWriteQueue } from '../writes/index.ts';
import { fetchCount, fetchIsInList } from './api.ts';
import type { HeartProduct } from './schema.ts';
import { heartKey, recordListWrite, setHeart, updateWishlists } from './state.ts';
import { notifyWishlistTabs } from './tabs.ts';

const changed = new Map<string, HeartProduct>();

/** Notes a product of which some list has got more or less. */
export const recordChange = (product: HeartProduct): void => void changed.set(heartKey(product), product);

// Who is right about a heart or a number is the server; where it can't be asked, what is shown stays.
const tracked = (work: Promise<void>): Promise<void> =>
  track(work).catch((thrown: unknown) => report(thrown, 'the wishlists'));

const requests = new Map<string, number>();

/** Whether an answer is the one that was asked for last: an older one may come later. */
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

/** Reads whether products are in a list: one request each, for those that have changed. */
export const readHearts = (products: Iterable<HeartProduct>): Promise<unknown> =>
  Promise.all([...products].map((product) => tracked(readHeart(product))));

/** Reads how many products there are. */
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
 * Queues a write of lists: one under way at a time, first come, first served.
 *
 * @param run The write; it reads what is wished when its turn comes.
 */
export function queueListWrite(run: () => Promise<void>): void {
  running += 1;
  const key = String(running);
  // A page that goes away may have sent it before its turn.
  const once = async () => {
    if (waiting.delete(key)) await runQueued(run);
  };
  count(1);
  waiting.set(key, once);
  queue.add(key, once);
}

/** Settles when nothing of the lists waits or is under way. */
export const listsIdle = (): Promise<void> => queue.idle();

/** Sends what waits at once: a page that goes away can't wait for a turn. */
export function sendWaitingLists(): void {
  for (const run of waiting.values()) void run();
}
