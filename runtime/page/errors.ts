/**
 * Converts a thrown value into an Error, so that reports always have a message and a stack.
 *
 * @param thrown The value of a catch clause or of a rejected promise.
 * @returns The same value when it is an Error, otherwise a new Error with its text.
 */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

const reported = new WeakSet<Error>();

/**
 * Writes an error to the console without throwing, once for each error: the single function that reports errors
 * at run time.
 *
 * @param thrown The error, or any other thrown value.
 * @param details Elements or values that help to find the cause.
 */
export function report(thrown: unknown, ...details: unknown[]): void {
  const error = toError(thrown);
  if (reported.has(error)) return;
  reported.add(error);
  console.error(`[archipel] ${error.message}`, ...details, error);
}

/**
 * Runs every task even when some throw; their errors are reported.
 *
 * @param tasks Functions to call in order.
 */
export function runAll(tasks: Iterable<() => void>): void {
  for (const task of tasks) {
    try {
      task();
    } catch (thrown) {
      report(thrown);
    }
  }
}
