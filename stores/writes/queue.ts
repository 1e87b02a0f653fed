import { report } from '#runtime';

/**
 * A queue for writes that depend on each other, such as all that change a cart's totals: sent one at a time in
 * order, never aborted.
 */
export interface WriteQueue {
  /**
   * Queues a write; a key that already waits keeps its position and its first `run`.
   *
   * @param key Identifies the write, for example a line.
   * @param run The write; it reads the current value when it runs, so that the latest wins. It should not
   * reject; a rejection is reported and the queue continues.
   */
  add(key: string, run: () => Promise<void>): void;
  /** Resolves when no write waits or is in progress. */
  idle(): Promise<void>;
}

// A store's listener that throws does so inside the write that notified it, and must not stop the queue.
async function attempt(owner: string, work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (thrown) {
    report(thrown, owner);
  }
}

/**
 * Creates a write queue.
 *
 * @param owner The owner of the writes in the console: "the cart's writes".
 * @param onDrained Called whenever the queue has become empty.
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
