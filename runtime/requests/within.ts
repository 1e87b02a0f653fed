/**
 * Sets a timeout for work; the work itself goes on.
 *
 * @param work The promise of the work.
 * @param milliseconds The timeout in milliseconds.
 * @param late Makes the error that is thrown after the timeout.
 */
export function within<T>(work: Promise<T>, milliseconds: number, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
