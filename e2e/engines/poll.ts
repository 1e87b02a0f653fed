/** Timeout of every action and expectation. */
export const POLL_TIMEOUT_MS = 20_000;

const PAUSE = 50;

/** Result of an attempt: done, or the state that was seen instead. */
export type Verdict<T> = { done: true; value: T } | { done: false; seen: string };

export const done = <T>(value: T): Verdict<T> => ({ done: true, value });
export const notYet = (seen: string): Verdict<never> => ({ done: false, seen });

/** An error that ends the retries: a press that may have happened must not happen twice. */
export class Final extends Error {
  override name = 'Final';
}

/** Errors of a browser that has closed or hangs; a retry can't help. */
const GONE = /has been closed|invalid session id|ECONNREFUSED|NoSuchWindow|no such window|its page hangs/i;

const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

// A page that is being replaced throws errors; each counts as one more state seen, not as the end.
async function tryOnce<T>(attempt: () => Promise<Verdict<T>>): Promise<Verdict<T>> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof Final || GONE.test(messageOf(error))) throw error;
    return notYet(messageOf(error));
  }
}

/**
 * Retries an attempt until it is done; the error after the timeout names the state that was seen last.
 *
 * @param what The engine and its action, for the error.
 * @param attempt Receives the milliseconds that are left.
 * @param patience Timeout in milliseconds.
 */
export async function until<T>(
  what: string,
  attempt: (left: number) => Promise<Verdict<T>>,
  patience = POLL_TIMEOUT_MS,
): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    const verdict = await tryOnce(() => attempt(Math.max(end - Date.now(), 1)));
    if (verdict.done) return verdict.value;
    if (Date.now() >= end)
      throw new Error(`${what}: not within ${patience / 1000} s; seen last: ${verdict.seen}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/**
 * Returns the result of a promise; rejects if it takes too long.
 *
 * @param patience Timeout in milliseconds.
 * @param message Message of the error after the timeout.
 */
export function inTime<T>(work: Promise<T>, patience: number, message: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), patience);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
