import { report } from '#runtime';

/**
 * One queue for the writes that depend on each other, such as all that change a cart's totals: first come, first served,
 * one under way at a time, none ever aborted.
 */
export interface WriteQueue {
  /**
   * Queues a write; a key that waits already keeps its place, and its first `run` is the one that runs.
   *
   * @param key What is written, for example a line.
   * @param run The write; it reads what is wished when its turn comes, so that the latest wins. It should not reject;
   * when it does, that is reported and the next one has its turn.
   */
  add(key: string, run: () => Promise<void>): void;
  /** Settles when nothing waits and nothing is under way. */
  idle(): Promise<void>;
}

// A listener of a store that throws, throws into the write that told it: the lane must go on.
async function attempt(owner: string, work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (thrown) {
    report(thrown, owner);
  }
}

/**
 * Makes a lane.
 *
 * @param owner Whose writes these are, for the console: "the cart's writes".
 * @param onDrained Called whenever the lane has become empty.
 */
export function createWriteQueue(owner: string, onDrained: () => void): WriteQueue {
  const waiting = new Map<string, () => Promise<void>>();
  let running: Promise<void> | undefined;

  async function drain(): Promise<void> {
    for (let next = first(); next; next = first()) await attempt(owner, next);
    running = undefined;
    await attempt(owner, onDrained);
  }

  function first(): (() => Promise<void>) | undefined {
    const [entry] = waiting;
    if (!entry) return undefined;
    waiting.delete(entry[0]);
    return entry[1];
  }

  return {
    add(key, run) {
      if (!waiting.has(key)) waiting.set(key, run);
      running ??= drain();
    },
    idle: () => running ?? Promise.resolve(),
  };
}
