/** How long a visitor waits for anything. */
export const PATIENCE = 10_000;

const PAUSE = 50;

/** What an attempt came to: done, or what was seen instead. */
export type Verdict<T> = { done: true; value: T } | { done: false; seen: string };

export const done = <T>(value: T): Verdict<T> => ({ done: true, value });
export const notYet = (seen: string): Verdict<never> => ({ done: false, seen });

/** An error that trying again would make worse: a press that may have happened must not happen twice. */
export class Final extends Error {
  override name = 'Final';
}

/** Nothing comes back from a browser that is gone. */
const GONE = /has been closed|invalid session id|ECONNREFUSED|NoSuchWindow|no such window|its page hangs/i;

const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

// A page that is being replaced can't be asked; what it answers then is one more thing seen, not the end.
async function tryOnce<T>(attempt: () => Promise<Verdict<T>>): Promise<Verdict<T>> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof Final || GONE.test(messageOf(error))) throw error;
    return notYet(messageOf(error));
  }
}

/**
 * Tries until it is done; says what was seen last when it never is.
 *
 * @param what The engine and what it was to do.
 * @param attempt Told how many milliseconds are left.
 * @param patience How long, in milliseconds.
 */
export async function until<T>(
  what: string,
  attempt: (left: number) => Promise<Verdict<T>>,
  patience = PATIENCE,
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
 * Waits for an answer, but not for ever.
 *
 * @param work What is waited for.
 * @param patience How long, in milliseconds.
 * @param words What is said when it has not come by then.
 */
export function inTime<T>(work: Promise<T>, patience: number, words: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(words)), patience);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
