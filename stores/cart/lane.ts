/** One queue for all writes of the cart: first come, first served, one under way at a time. */
export interface Lane {
  /**
   * Queues a write; a key that waits already keeps its place, and its first `run` is the one that runs.
   *
   * @param key What is written, for example a line.
   * @param run The write; it reads what is wished when its turn comes, so that the latest wins. It never rejects.
   */
  add(key: string, run: () => Promise<void>): void;
  /** Settles when nothing waits and nothing is under way. */
  idle(): Promise<void>;
}

/**
 * Makes a lane.
 *
 * @param onDrained Called whenever the lane has become empty.
 */
export function createLane(onDrained: () => void): Lane {
  const waiting = new Map<string, () => Promise<void>>();
  let running: Promise<void> | undefined;

  async function drain(): Promise<void> {
    for (let next = first(); next; next = first()) await next();
    running = undefined;
    onDrained();
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
