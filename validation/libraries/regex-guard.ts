import { trustedScriptUrl } from '#runtime/html/trusted-types.ts';
import type { Question } from './regex-worker.ts';
import { WORKER_FILE } from './worker-file.ts';

/** Longest run of a pattern in ms; after it the value passes, and the server decides. */
const LIMIT_MS = 100;

/** Longest time for the worker to load, and to begin with a pattern, in ms. */
const START_MS = 2_000;

const state: { worker?: Worker | undefined } = {};
const answers = new Map<string, Promise<boolean>>();

function stop(): void {
  state.worker?.terminate();
  state.worker = undefined;
}

/** Resolves with the worker's next message; undefined if it fails or takes too long, and is terminated. */
function nextMessage(worker: Worker, milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => {
    const post = (value: unknown) => {
      clearTimeout(timer);
      resolve(value);
    };
    const fail = () => {
      stop();
      post(undefined);
    };
    // Two timers are used, so that a page that was busy itself can still read a message that has arrived.
    let timer = setTimeout(() => {
      timer = setTimeout(fail, milliseconds / 2);
    }, milliseconds / 2);
    worker.addEventListener('message', ({ data }) => post(data), { once: true });
    worker.addEventListener('error', fail, { once: true });
  });
}

async function wake(): Promise<Worker | undefined> {
  if (state.worker) return state.worker;
  const url = new URL(WORKER_FILE, import.meta.url).href;
  const worker = new Worker(trustedScriptUrl(url), { type: 'module' });
  state.worker = worker;
  return (await nextMessage(worker, START_MS)) === undefined ? undefined : worker;
}

async function run(question: Question): Promise<boolean> {
  const worker = await wake();
  if (!worker) return true;
  worker.postMessage(question);
  if ((await nextMessage(worker, START_MS)) === undefined) return true;
  return (await nextMessage(worker, LIMIT_MS)) !== false;
}

const queue = { last: Promise.resolve(true) };

/**
 * Runs a pattern in a worker, because it may never end: after 100 ms it is stopped and the value passes.
 *
 * @param regex The compiled pattern.
 * @param value The typed text.
 * @returns Whether it matches; true when it was stopped or the worker failed.
 */
export function runInWorker({ source, flags }: RegExp, value: string): Promise<boolean> {
  const key = `${flags} ${source} ${value}`;
  const known = answers.get(key);
  if (known) return known;
  // Patterns run one after the other, so that only the current one can have blocked the worker.
  const answer = queue.last.then(() => run({ source, flags, value })).catch(() => true);
  queue.last = answer;
  answers.set(key, answer);
  return answer;
}
