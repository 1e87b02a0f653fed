import { trustedScriptUrl } from '#runtime/html/trusted-types.ts';
import type { Question } from './regex-worker.ts';
import { WORKER_FILE } from './worker-file.ts';

/** How long a pattern may run before the server decides. */
const LIMIT_MS = 100;

/** How long the worker may take to load, and to begin with a pattern. */
const START_MS = 2_000;

const state: { worker?: Worker | undefined } = {};
const answers = new Map<string, Promise<boolean>>();

function stop(): void {
  state.worker?.terminate();
  state.worker = undefined;
}

/** The next message of the worker, or undefined when it fails or takes too long: then it is ended. */
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
    // In two halves: after the first, a page that was busy itself reads the answer that has come.
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
 * Runs a pattern that may never end in a worker: after 100 ms it is stopped and the value passes.
 *
 * @param regex The compiled pattern.
 * @param value The typed text.
 * @returns Whether it matches; true when that can't be known.
 */
export function runInWorker({ source, flags }: RegExp, value: string): Promise<boolean> {
  const key = `${flags} ${source} ${value}`;
  const known = answers.get(key);
  if (known) return known;
  // One after the other: only one can be the one that is stuck.
  const answer = queue.last.then(() => run({ source, flags, value })).catch(() => true);
  queue.last = answer;
  answers.set(key, answer);
  return answer;
}
