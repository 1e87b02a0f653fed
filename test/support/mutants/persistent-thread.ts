import { Worker } from 'node:worker_threads';
import { join } from 'node:path';
import type { PoolOptions, PoolRunnerInitializer, PoolWorker, WorkerRequest } from 'vitest/node';

/*
 * Vitest starts a thread for each run, which takes longer than the tests of a mutant. This thread stays for many runs: files that
 * share a process leave nothing behind (`new-document.ts`).
 */

/** Runs until a new thread starts, so that memory which happy-dom does not release stays bounded. */
const MAX_RUNS = 150;

/** All modules are loaded when the mutants come, so a test that takes long waits for something that does not come. */
const MUTANT_TIMEOUTS = { testTimeout: 5_000, hookTimeout: 5_000 };

type Listener = (argument: unknown) => void;
type Config = Extract<WorkerRequest, { type: 'start' }>['context']['config'];
type RunContext = Extract<WorkerRequest, { type: 'run' }>['context'];

let thread: Worker | undefined;
let runs = 0;

/** Starts a thread, if none is there. Returns whether it has started one. */
function ensureThread({ distPath, env, execArgv }: PoolOptions): boolean {
  if (thread) return false;
  const started = new Worker(join(distPath, 'workers/threads.js'), {
    env: env as NodeJS.ProcessEnv,
    execArgv,
  });
  started.once('exit', () => {
    if (thread === started) thread = undefined;
  });
  thread = started;
  runs = 0;
  return true;
}

async function endThread(): Promise<void> {
  const ended = thread;
  thread = undefined;
  await ended?.terminate();
}

/** Answers Vitest in the thread's name. */
const respond = (type: 'started' | 'stopped') =>
  void thread?.emit('message', { type, __vitest_worker_response__: true });

class PersistentWorker implements PoolWorker {
  readonly name = 'persistent-thread';
  readonly #options: PoolOptions;
  readonly #listeners: [string, Listener][] = [];
  #isNew = true;
  #config: Config | undefined;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    thread?.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    thread?.off(event, listener);
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  start(): Promise<void> {
    this.#isNew = ensureThread(this.#options);
    return Promise.resolve();
  }

  send(request: WorkerRequest): void {
    if (request.type === 'stop') return respond('stopped');
    if (request.type === 'start') {
      this.#config = request.context.config;
      // A thread starts once; the names of the tests to run come with each configuration.
      if (!this.#isNew) return respond('started');
    }
    if (request.type === 'run') Object.assign(request.context, { config: this.#configOf(request.context) });
    thread?.postMessage(request);
  }

  #configOf({ providedContext }: RunContext) {
    const isMutant = (providedContext as { mode?: string }).mode === 'mutant';
    return { ...this.#config, ...(isMutant && MUTANT_TIMEOUTS) };
  }

  async stop(): Promise<void> {
    for (const [event, listener] of this.#listeners) thread?.off(event, listener);
    runs += 1;
    if (runs >= MAX_RUNS) await endThread();
  }
}

export const persistentThread: PoolRunnerInitializer = {
  name: 'persistent-thread',
  createPoolWorker: (options) => new PersistentWorker(options),
};
