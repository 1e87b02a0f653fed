/** Runs tasks in order, several at once. */
export interface TaskQueue {
  /** Adds a task; an error that it does not handle itself goes to `onError`. */
  add(task: () => Promise<void>): void;
  /** Drops the tasks that have not started. */
  clear(): void;
  /** Resolves when no task runs or waits. */
  idle(): Promise<void>;
}

/**
 * Creates a queue of tasks (UPL-05).
 *
 * @param limit Number of tasks that run at once.
 * @param onError Receives what a task throws; the others go on.
 */
export function createTaskQueue(limit: number, onError: (thrown: unknown) => void): TaskQueue {
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;
  let onIdle: (() => void)[] = [];

  function resolveIdle(): void {
    if (running > 0 || waiting.length > 0) return;
    for (const resolve of onIdle) resolve();
    onIdle = [];
  }

  async function run(task: () => Promise<void>): Promise<void> {
    running += 1;
    await task().catch(onError);
    running -= 1;
    startNext();
  }

  function startNext(): void {
    while (running < limit && waiting.length > 0) void run(waiting.shift()!);
    resolveIdle();
  }

  return {
    add(task) {
      waiting.push(task);
      startNext();
    },
    clear() {
      waiting.length = 0;
      resolveIdle();
    },
    idle: () =>
      new Promise((resolve) => {
        onIdle.push(resolve);
        resolveIdle();
      }),
  };
}
