let running = 0;
const waiters = new Set<() => void>();

/** Counts work that has no promise; `end` must be called when it is over. */
export function begin(): void {
  running += 1;
}

/** Ends work that `begin` has counted. */
export function end(): void {
  running -= 1;
  // Only the last work to end sets the timer; one for each of a thousand islands would be a thousand tasks.
  if (running > 0 || waiters.size === 0) return;
  // The waiters resolve a task later, so that work started by the end of this one still counts.
  setTimeout(() => {
    if (running > 0) return;
    for (const resolve of waiters) resolve();
    waiters.clear();
  });
}

/**
 * Counts work until its promise resolves or rejects, so that `whenIdle` waits for it.
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
 * Waits until nothing is being loaded, mounted, fetched or inserted. Waiting islands and timers do not count.
 *
 * @returns A promise that never rejects.
 */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    waiters.add(resolve);
    void track(Promise.resolve());
  });
}
