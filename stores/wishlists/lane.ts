import { report, track } from '#runtime';
import { createLane } from '../writes/index.ts';
import { fetchCount, fetchIsInList } from './api.ts';
import type { Wished } from './schema.ts';
import { heartKey, noteListWrite, setHeart, updateWishlists } from './state.ts';
import { tellOtherLists } from './tabs.ts';

const changed = new Map<string, Wished>();

/** Notes a product of which some list has got more or less. */
export const noteChanged = (wished: Wished): void => void changed.set(heartKey(wished), wished);

// Who is right about a heart or a number is the server; where it can't be asked, what is shown stays.
const told = (work: Promise<void>): Promise<void> =>
  track(work).catch((thrown: unknown) => report(thrown, 'the wishlists'));

const asked = new Map<string, number>();

/** Whether an answer is the one that was asked for last: an older one may come later. */
function takeAsking(key: string): () => boolean {
  const own = (asked.get(key) ?? 0) + 1;
  asked.set(key, own);
  return () => asked.get(key) === own;
}

async function readHeart(wished: Wished): Promise<void> {
  const isNewest = takeAsking(`heart ${heartKey(wished)}`);
  const isIn = await fetchIsInList(wished);
  if (isNewest()) setHeart(wished, isIn);
}

async function readCountOnce(): Promise<void> {
  const isNewest = takeAsking('count');
  const number = await fetchCount();
  if (isNewest()) updateWishlists(() => ({ count: number }));
}

/** Reads whether products are in a list: one request each, for those that have changed. */
export const readHearts = (products: Iterable<Wished>): Promise<unknown> =>
  Promise.all([...products].map((wished) => told(readHeart(wished))));

/** Reads how many products there are. */
export const readCount = (): Promise<void> => told(readCountOnce());

function onDrained(): void {
  const products = [...changed.values()];
  changed.clear();
  tellOtherLists(products);
  void readCount();
  void readHearts(products);
}

const lane = createLane('the wishlists’ writes', onDrained);
const waiting = new Map<string, () => Promise<void>>();

const count = (by: number) => updateWishlists(({ writing }) => ({ writing: writing + by }));

let turns = 0;

async function runTurn(run: () => Promise<void>): Promise<void> {
  noteListWrite();
  try {
    await track(run());
  } finally {
    noteListWrite();
    count(-1);
  }
}

/**
 * Queues a write of lists: one under way at a time, first come, first served.
 *
 * @param run The write; it reads what is wished when its turn comes.
 */
export function queueListWrite(run: () => Promise<void>): void {
  turns += 1;
  const key = String(turns);
  // A page that goes away may have sent it before its turn.
  const once = async () => {
    if (waiting.delete(key)) await runTurn(run);
  };
  count(1);
  waiting.set(key, once);
  lane.add(key, once);
}

/** Settles when nothing of the lists waits or is under way. */
export const listsIdle = (): Promise<void> => lane.idle();

/** Sends what waits at once: a page that goes away can't wait for a turn. */
export function sendWaitingLists(): void {
  for (const run of waiting.values()) void run();
}
