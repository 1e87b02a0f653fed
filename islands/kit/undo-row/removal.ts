import { atom, type ReadableAtom } from 'nanostores';
import { on, report, toError, track } from '#runtime';
import { createSettling, setGuarded } from '#stores/writes';

interface UndoableOptions {
  /** Time for an undo, in ms. */
  after?: number;
  /**
   * Removes a row at the server, and then in the shown list. May run while the page unloads: the request is
   * sent with `keepalive`.
   */
  remove: (key: string) => Promise<unknown>;
  /** Called when a removal has failed; the row is shown again. */
  onFailed: (key: string, error: Error) => void;
}

/** Delayed removals of rows with an undo, for servers that can't restore anything. */
export interface UndoableRemoval {
  /** The keys of rows that are shown as removed. */
  readonly $removed: ReadableAtom<ReadonlySet<string>>;
  /** Removes a row optimistically: the request follows after the time for an undo. */
  start(key: string): void;
  /** Cancels a removal; false when it is too late. */
  undo(key: string): boolean;
  /** Sends the waiting removals and resolves when the server has answered: before a write that depends on them. */
  flush(): Promise<void>;
}

/** Time for an undo, in ms: enough to read the row and to press. */
const AFTER_MS = 8_000;

function createMarks() {
  const $removed = atom<ReadonlySet<string>>(new Set());
  const show = (keys: Iterable<string>) => setGuarded($removed, new Set(keys), 'a listener of a removal');
  return {
    $removed,
    mark: (key: string) => show([...$removed.get(), key]),
    clear: (key: string) => show([...$removed.get()].filter((other) => other !== key)),
  };
}

async function removeForGood(key: string, { remove, onFailed }: UndoableOptions): Promise<void> {
  try {
    await remove(key);
  } catch (thrown) {
    onFailed(key, toError(thrown));
  }
}

/**
 * Creates the removals of a list; pending ones are sent at once when the page is left.
 *
 * @param options The delay and the callbacks.
 * @param signal Ends it; pending removals are sent at once.
 */
export function createRemoval(options: UndoableOptions, signal: AbortSignal): UndoableRemoval {
  const { $removed, mark, clear } = createMarks();
  const waiting = new Set<string>();
  const inProgress = new Set<Promise<void>>();

  const send = (key: string) => {
    waiting.delete(key);
    const work = track(removeForGood(key, options).finally(() => clear(key)));
    inProgress.add(work);
    const end = () => inProgress.delete(work);
    work.then(end, (thrown: unknown) => void (end() && report(thrown, 'a removal')));
  };
  const settling = createSettling(options.after ?? AFTER_MS, send, false);
  const flush = async () => {
    settling.sendAll();
    await Promise.allSettled(inProgress);
  };

  on('page-leave', ({ detail }) => detail.waitFor(flush()), signal);
  addEventListener('pagehide', () => settling.sendAll(), { signal });
  signal.addEventListener('abort', () => settling.sendAll());
  return {
    $removed,
    flush,
    start(key) {
      waiting.add(key);
      mark(key);
      settling.sendLater(key);
    },
    undo(key) {
      if (!waiting.delete(key)) return false;
      settling.forget(key);
      clear(key);
      return true;
    },
  };
}
