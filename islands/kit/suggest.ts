import { atom, type ReadableAtom } from 'nanostores';
import { toError, track } from '#runtime';
import { followSignal } from '#runtime/requests/follow-signal.ts';
import { isAborted } from '#runtime/requests/request-error.ts';

/** A page of results. */
export interface Found<Item> {
  readonly items: readonly Item[];
  /** Whether there is another page. */
  readonly hasMore?: boolean;
}

/** State of the last query; `items` belong to `text`, or while loading to a shorter text that it extends. */
export interface SuggestState<Item> {
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** The query, trimmed; empty while it is too short. */
  readonly text: string;
  readonly items: readonly Item[];
  readonly hasMore: boolean;
}

/** Loads a page of results for a text; pages are counted from 1. */
export type LoadSuggestions<Item> = (text: string, page: number, signal: AbortSignal) => Promise<Found<Item>>;

interface SuggestOptions {
  /** Aborts the request, and all later ones. */
  signal: AbortSignal;
  /** Minimum number of characters. */
  min: number;
  /** Debounce of the typed text, in ms. */
  delay?: number;
  /** Number of texts whose results are cached. */
  size?: number;
}

/** Suggestions for a text that is being typed. */
export interface Suggest<Item> {
  readonly $state: ReadableAtom<SuggestState<Item>>;
  /** Requests suggestions for a text and aborts an earlier request; during a composition none starts. */
  query(text: string, isComposing?: boolean): void;
  /** Fetches the next page of the same text. */
  more: () => unknown;
  /** Clears the cache and the results, when the same text would give others. */
  forget: () => void;
  /** Retries the request that has failed. */
  retry: () => unknown;
}

/** Cached results of a text. */
interface Remembered<Item> {
  readonly items: readonly Item[];
  readonly hasMore: boolean;
  readonly page: number;
}

// The least recently used entry is dropped first.
function createMemory<Value>(size: number) {
  const known = new Map<string, Value>();
  const put = (key: string, value: Value) => {
    known.delete(key);
    known.set(key, value);
    const [oldest] = known.keys();
    if (known.size > size && oldest !== undefined) known.delete(oldest);
  };
  return {
    put,
    clear: () => known.clear(),
    take(key: string): Value | undefined {
      const value = known.get(key);
      if (value !== undefined) put(key, value);
      return value;
    },
  };
}

/** One request at a time, debounced: a newer one aborts the older. */
function createQuery(signal: AbortSignal) {
  let running: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    running?.abort();
  };
  signal.addEventListener('abort', stop, { once: true });
  return {
    stop,
    start(run: (signal: AbortSignal) => Promise<void>, after: number): void {
      stop();
      if (signal.aborted) return;
      const controller = followSignal(signal);
      running = controller;
      const begin = () => void track(run(controller.signal));
      if (after > 0) timer = setTimeout(begin, after);
      else begin();
    },
  };
}

const NOTHING = { phase: 'idle', text: '', items: [], hasMore: false } as const;

const isExtendable = ({ phase, hasMore }: SuggestState<unknown>) => phase === 'ready' && hasMore;

// While a text grows, the results of the shorter one stay until the answer arrives, against flicker.
const startLoading = <Item>(
  { items, text: before }: SuggestState<Item>,
  text: string,
): SuggestState<Item> => ({
  phase: 'loading',
  text,
  items: before !== '' && text.startsWith(before) ? items : [],
  hasMore: false,
});

/** Shows and caches the results for a text. */
function createFindings<Item>(load: LoadSuggestions<Item>, size: number) {
  const $state = atom<SuggestState<Item>>(NOTHING);
  const memory = createMemory<Remembered<Item>>(size);

  const show = (text: string, { items, hasMore }: Remembered<Item>) =>
    $state.set({ phase: 'ready', text, items, hasMore });
  const take = (text: string, page: number, { items, hasMore = false }: Found<Item>) => {
    const before = page > 1 ? $state.get().items : [];
    const remembered = { items: [...before, ...items], hasMore, page };
    memory.put(text, remembered);
    show(text, remembered);
  };
  return {
    $state,
    forget(): void {
      memory.clear();
      $state.set(NOTHING);
    },
    /** Shows the cached pages of a text; returns their number. */
    recall(text: string): number | undefined {
      const remembered = memory.take(text);
      if (remembered) show(text, remembered);
      return remembered?.page;
    },
    async find(text: string, page: number, signal: AbortSignal): Promise<void> {
      try {
        const found = await load(text, page, signal);
        if (!signal.aborted) take(text, page, found);
      } catch (thrown) {
        if (signal.aborted) return;
        // Aborted from outside, such as by a visit: the next query of the same text loads again.
        $state.set(isAborted(toError(thrown)) ? NOTHING : { ...$state.get(), phase: 'failed', text });
      }
    },
  };
}

/**
 * Creates suggestions for typed text: the newest text wins, late answers are dropped, old results stay only
 * while the text grows (SRC-01).
 *
 * @param load Fetches the rows from the server.
 * @param options The island's signal, the minimum length, the debounce in ms, the size of the cache.
 */
export function createSuggest<Item>(
  load: LoadSuggestions<Item>,
  { signal, min, delay = 200, size = 30 }: SuggestOptions,
): Suggest<Item> {
  const { $state, recall, find, forget } = createFindings(load, size);
  const querying = createQuery(signal);
  let requested = { text: '', page: 1 };

  const start = (text: string, page: number, after: number) => {
    requested = { text, page };
    querying.start((own) => find(text, page, own), after);
  };
  const queryAgain = (text: string) => {
    $state.set(startLoading($state.get(), text));
    start(text, 1, delay);
  };
  const again = (page: number) => {
    $state.set({ ...$state.get(), phase: 'loading' });
    start(requested.text, page, 0);
  };
  return {
    $state,
    query(typed, isComposing = false) {
      const text = typed.trim();
      const { phase, text: known } = $state.get();
      if (isComposing || (text === known && phase !== 'failed')) return;
      querying.stop();
      if (text.length < min) return $state.set(NOTHING);
      const page = recall(text);
      if (page === undefined) return queryAgain(text);
      requested = { text, page };
    },
    forget: () => {
      querying.stop();
      forget();
    },
    more: () => isExtendable($state.get()) && again(requested.page + 1),
    retry: () => $state.get().phase === 'failed' && again(requested.page),
  };
}
