let running = 0;
const waiters = new Set<() => void>();

/** Counts a piece of work that has no promise; its end must be told by `end`. */
export function begin(): void {
  running += 1;
}

/** Tells the end of a piece of work that `begin` has counted. */
export function end(): void {
  running -= 1;
  // The last piece of work sets the clock; a timer for each of a thousand islands would be a thousand tasks.
  if (running > 0) return;
  // A task later, so that work started by the end of this one still counts.
  setTimeout(() => {
    if (running > 0) return;
    for (const resolve of waiters) resolve();
    waiters.clear();
  });
}

/**
 * Counts a piece of work until it settles, so that `whenIdle` waits for it.
 *
 * @param work The promise of the work.
 * @returns The same promise.
 */
export function track<T>(work: Promise<T>): Promise<T> {
  begin();
  work.then(end, end);
  return work;
}

/**
 * Tells when nothing is being loaded, mounted, fetched or placed. Waiting islands and timers do not count.
 *
 * @returns A promise that never rejects.
 */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    waiters.add(resolve);
    void track(Promise.resolve());
  });
}
