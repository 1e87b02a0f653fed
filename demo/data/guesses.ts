/** Key of a failure counter (an account, a session or a network address), and its number of free failures. */
export interface GuessKey {
  readonly name: string;
  readonly free: number;
}

interface Failures {
  readonly count: number;
  readonly at: number;
}

export type Guess<T> = { readonly found: T | undefined } | { readonly waitSeconds: number };

export type Guesses = ReturnType<typeof guessBook>;

const FORGOTTEN_AFTER_MS = 15 * 60_000;
const FIRST_WAIT_MS = 1_000;
/** Longest wait; it also limits the delay for an account's owner while others guess its password. */
const MAX_WAIT_MS = 60_000;
const MAX_KEYS = 10_000;

/**
 * Slows guesses down: after the free failures, each wait is twice the previous one. Only failures count.
 *
 * @param now Clock, in ms.
 */
export function guessBook(now: () => number = Date.now) {
  const failures = new Map<string, Failures>();
  const inTurn = taskQueues();

  const of = (name: string): Failures | undefined => {
    const known = failures.get(name);
    return known && now() - known.at < FORGOTTEN_AFTER_MS ? known : undefined;
  };

  function waitOf({ name, free }: GuessKey): number {
    const known = of(name);
    if (!known || known.count < free) return 0;
    return Math.max(0, known.at + Math.min(FIRST_WAIT_MS * 2 ** (known.count - free), MAX_WAIT_MS) - now());
  }

  const waitSeconds = (keys: readonly GuessKey[]): number =>
    Math.ceil(Math.max(0, ...keys.map(waitOf)) / 1_000);

  function fail(keys: readonly GuessKey[]): void {
    for (const { name } of keys) {
      const count = (of(name)?.count ?? 0) + 1;
      // The name is deleted first, so that the map is ordered by age.
      failures.delete(name);
      failures.set(name, { count, at: now() });
    }
    for (const name of failures.keys()) if (failures.size > MAX_KEYS) failures.delete(name);
  }

  async function countAttempt<T>(
    keys: readonly GuessKey[],
    check: () => Promise<T | undefined>,
  ): Promise<Guess<T>> {
    const wait = waitSeconds(keys);
    if (wait > 0) return { waitSeconds: wait };
    const found = await check();
    if (found === undefined) fail(keys);
    else failures.delete(keys[0]!.name);
    return { found };
  }

  return {
    waitSeconds,
    fail,
    /** Checks the guesses of the first key one by one, so that parallel guesses don't avoid the wait. */
    attempt: <T>(keys: readonly GuessKey[], check: () => Promise<T | undefined>): Promise<Guess<T>> =>
      inTurn(keys[0]!.name, () => countAttempt(keys, check)),
  };
}

/** Returns a function that runs the tasks of a name one after the other. */
function taskQueues() {
  const queues = new Map<string, Promise<unknown>>();
  return <T>(name: string, task: () => Promise<T>): Promise<T> => {
    const result = (queues.get(name) ?? Promise.resolve()).then(task);
    const settled = result.then(
      () => undefined,
      () => undefined,
    );
    queues.set(name, settled);
    void settled.then(() => queues.get(name) === settled && queues.delete(name));
    return result;
  };
}
