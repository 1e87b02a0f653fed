import { report, toError } from '#runtime';
import { RequestError } from '#runtime/requests/request-error.ts';
import { setGuarded } from '#stores/writes';
import { atom, type ReadableAtom } from 'nanostores';
import { createTaskQueue } from './task-queue.ts';

/** Phase of an upload: `waiting` for the next retry, `failed` until the visitor retries. */
export type UploadPhase = 'queued' | 'sending' | 'waiting' | 'failed' | 'done';

/** A file that is being uploaded. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly phase: UploadPhase;
  /** From 0 to 1. */
  readonly progress: number;
  /** Reason of the failure. */
  readonly error: Error | undefined;
}

/** Sends one file once. */
export type SendUpload<Answer> = (
  file: File,
  options: { id: string; signal: AbortSignal; onProgress: (progress: number) => void },
) => Promise<Answer>;

interface QueueOptions<Answer> {
  send: SendUpload<Answer>;
  /** Number of parallel uploads; 3 by default. */
  parallel?: number;
  /** Number of automatic retries; 3 by default. */
  repeats?: number;
  /** Delay before the first retry, in ms, doubled for each next one. */
  pause?: number;
  onDone: (upload: Upload, answer: Answer) => void;
  onFailed: (upload: Upload, error: Error) => void;
}

export interface UploadQueue {
  readonly $uploads: ReadableAtom<readonly Upload[]>;
  /** Adds files; each gets an id, which stays the same in all its attempts. */
  add(files: readonly File[]): Upload[];
  /** Aborts an upload in any phase, and removes it from the list. */
  cancel(id: string): void;
  /** Sends a failed file again. */
  retry(id: string): void;
  /** Whether an upload is in progress. */
  isBusy(): boolean;
  /** Resolves when no upload is under way. */
  idle(): Promise<void>;
  /** Cancels all uploads. */
  destroy(): void;
}

const REPEATABLE: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Returns whether a failed attempt is retried: there was no answer, or the server is overloaded. */
const mayRepeat = (error: Error): boolean =>
  error instanceof RequestError &&
  (error.kind === 'network' || error.kind === 'timeout' || REPEATABLE.has(error.status));

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** Waits until the browser is online. */
async function whenOnline(signal: AbortSignal): Promise<void> {
  if (navigator.onLine !== false || signal.aborted) return;
  await new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Creates the list of uploads; each change replaces the whole list. */
function createUploadList() {
  const $uploads = atom<readonly Upload[]>([]);
  const show = (next: readonly Upload[]) => setGuarded($uploads, next, 'a listener of uploads');
  return {
    $uploads,
    find: (id: string) => $uploads.get().find((upload) => upload.id === id),
    add: (added: readonly Upload[]) => show([...$uploads.get(), ...added]),
    remove: (id: string) => show($uploads.get().filter((upload) => upload.id !== id)),
    change: (id: string, change: Partial<Upload>) =>
      show($uploads.get().map((upload) => (upload.id === id ? { ...upload, ...change } : upload))),
  };
}

const isInProgress = ({ phase }: Upload): boolean => phase !== 'failed' && phase !== 'done';

type UploadList = ReturnType<typeof createUploadList>;

/** Creates the sender of one file, which retries until the file has arrived, is rejected or cancelled. */
function createRunner<Answer>(
  { send, repeats = 3, pause = 300, onDone, onFailed }: QueueOptions<Answer>,
  list: UploadList,
) {
  const trySend = async ({ id, file }: Upload, signal: AbortSignal): Promise<Answer | Error> => {
    list.change(id, { phase: 'sending', progress: 0 });
    try {
      return await send(file, { id, signal, onProgress: (progress) => list.change(id, { progress }) });
    } catch (thrown) {
      return toError(thrown);
    }
  };
  const sendUntilDone = async (upload: Upload, signal: AbortSignal): Promise<Answer | Error> => {
    let answer = await trySend(upload, signal);
    for (let round = 0; round < repeats && answer instanceof Error && mayRepeat(answer); round += 1) {
      if (signal.aborted) return answer;
      list.change(upload.id, { phase: 'waiting' });
      await wait(pause * 2 ** round, signal);
      await whenOnline(signal);
      if (!signal.aborted) answer = await trySend(upload, signal);
    }
    return answer;
  };
  return async (upload: Upload, signal: AbortSignal): Promise<void> => {
    if (signal.aborted) return;
    const answer = await sendUntilDone(upload, signal);
    if (signal.aborted) return;
    const isFailed = answer instanceof Error;
    list.change(upload.id, isFailed ? { phase: 'failed', error: answer } : { phase: 'done', progress: 1 });
    if (isFailed) onFailed(upload, answer);
    else onDone(upload, answer);
  };
}

const toUpload = (file: File): Upload => {
  const id = createId();
  return { id, file, phase: 'queued', progress: 0, error: undefined };
};

/**
 * Creates an upload queue (UPL-05): several files at once, with progress; each can be cancelled. A failure
 * affects no other file and is retried a few times before the visitor sees it.
 *
 * @param options The sender, the number of parallel uploads and retries, and the callbacks.
 */
export function createUploadQueue<Answer>(options: QueueOptions<Answer>): UploadQueue {
  const queue = createTaskQueue(options.parallel ?? 3, (thrown) => report(thrown, 'an upload'));
  const list = createUploadList();
  const run = createRunner(options, list);
  const controllers = new Map<string, AbortController>();

  const enqueue = (upload: Upload) => {
    const controller = new AbortController();
    controllers.set(upload.id, controller);
    queue.add(() => run(upload, controller.signal));
  };
  const cancel = (id: string) => {
    controllers.get(id)?.abort();
    controllers.delete(id);
    list.remove(id);
  };
  return {
    $uploads: list.$uploads,
    add(files) {
      const added = files.map(toUpload);
      list.add(added);
      for (const upload of added) enqueue(upload);
      return added;
    },
    cancel,
    retry(id) {
      const upload = list.find(id);
      if (upload?.phase !== 'failed') return;
      list.change(id, { phase: 'queued', progress: 0, error: undefined });
      enqueue(upload);
    },
    isBusy: () => list.$uploads.get().some(isInProgress),
    idle: queue.idle,
    destroy() {
      queue.clear();
      for (const { id } of list.$uploads.get()) cancel(id);
    },
  };
}

/** Creates a random id; `crypto.randomUUID` exists only over https. */
const createId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
