/**
 * Sets a limit in time to a piece of work; the work itself goes on.
 *
 * @param work The promise of the work.
 * @param milliseconds The limit.
 * @param late Makes the error that is thrown when the limit has passed.
 */
export function within<T>(work: Promise<T>, milliseconds: number, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
