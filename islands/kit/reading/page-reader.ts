import { atom, type ReadableAtom } from 'nanostores';
import { on, report, whenIdle } from '#runtime';
import { isAborted } from '#runtime/requests/request-error.ts';
import { within } from '#runtime/requests/within.ts';
import { whenFree } from '#kit/when-free.ts';
import { aroundAll, listAddresses, type PageFollower } from './followers.ts';
import { findParts, markParts, rereadParts } from './reread.ts';

/** A store whose data the server also writes into the page. */
export interface FollowedStore {
  /** Name of the store in console errors: "the cart". */
  owner: string;
  /** Attribute of the parts of the page that depend on the store. */
  attribute: string;
  /** Increases when the page should be fetched again. */
  $version: ReadableAtom<number>;
  /** Whether a write of the visitor is not confirmed yet. */
  $isWriting: ReadableAtom<boolean>;
  /** Returns whether no write followed the last request; otherwise its answer is discarded. */
  isFresh: () => boolean;
  /** Called when a request starts. */
  onRefetch: () => void;
  /** Called when an island joins after a request whose answer did not contain its props: they may be old. */
  onLateJoin?: () => void;
  /** Called when the page shows a version. */
  onShown?: (version: number) => void;
  /** Reads run one after another in their order, because they change state at the server. */
  isOrdered?: boolean;
  /** Returns whether a part, by its name, depends on the pending writes; by default each does. */
  isOldPart?: (name: string) => boolean;
}

/** Fetches the page again when its store requests it: once, however many islands and parts follow. */
export interface PageReader {
  /** Number of failed reads since the last success. */
  readonly $failures: ReadableAtom<number>;
  /** Follows the store until the signal is aborted. */
  join(follower: PageFollower, signal: AbortSignal): void;
  /** Repeats a failed read. */
  retry(): void;
}

async function readAll(store: FollowedStore, followers: Iterable<PageFollower>): Promise<boolean> {
  const around = aroundAll(followers);
  let isAllInserted = true;
  // Sequential: reads of several addresses have the same target, so in parallel each would abort the one
  // before.
  for (const [url, hosts] of listAddresses(followers)) {
    const options = { hosts, isLatest: store.isFresh, around };
    isAllInserted = (await rereadParts(store.attribute, url, options)) && isAllInserted;
  }
  return isAllInserted;
}

/** State of a reader. */
interface Reading {
  readonly store: FollowedStore;
  readonly followers: Set<PageFollower>;
  readonly $failures: ReturnType<typeof atom<number>>;
  /** The store's version that the page shows. */
  readonly $shown: ReturnType<typeof atom<number>>;
  isPlanned: boolean;
  /** A request followed the page's own: the props in the page are older than the store's freshness. */
  hasRead: boolean;
  count: number;
  /** The pending request. */
  running: { readonly question: string; readonly end: Promise<void> } | undefined;
}

/** Longest wait for the previous read, in ms; then the next one starts anyway. */
const READ_TIMEOUT_MS = 2_000;

const givenUp = () => new Error('The question before took too long.');

const questionOf = ({ followers }: Reading): string => [...listAddresses(followers).keys()].join();

const mustWait = (reading: Reading): boolean =>
  reading.store.isOrdered === true &&
  reading.running !== undefined &&
  reading.running.question !== questionOf(reading);

async function readSerially(reading: Reading): Promise<void> {
  if (mustWait(reading)) await within(reading.running!.end, READ_TIMEOUT_MS, givenUp).catch(() => {});
  const running = { question: questionOf(reading), end: readPage(reading) };
  reading.running = running;
  await running.end;
  if (reading.running === running) reading.running = undefined;
}

const isOld = ({ store, $shown }: Reading): boolean => store.$version.get() !== $shown.get();

// A visit aborts all requests inside the page; if it fails, the amounts are still stale.
async function readWhenFree(reading: Reading, own: number): Promise<void> {
  const [part] = [...findParts(reading.store.attribute), document.body];
  await whenFree([...reading.followers].find(({ host }) => host)?.host ?? part!);
  if (own === reading.count && isOld(reading)) await readPage(reading);
}

function recordShownVersion({ $shown, store }: Reading, version: number): void {
  $shown.set(version);
  store.onShown?.(version);
}

async function readPage(reading: Reading): Promise<void> {
  const { store, followers, $failures } = reading;
  reading.isPlanned = false;
  if (followers.size === 0) return;
  reading.hasRead = true;
  reading.count += 1;
  const own = reading.count;
  const version = store.$version.get();
  store.onRefetch();
  try {
    const isInserted = await readAll(store, followers);
    $failures.set(0);
    if (isInserted) recordShownVersion(reading, version);
  } catch (thrown) {
    if (isAborted(thrown)) return readWhenFree(reading, own);
    if (followers.size === 0) return;
    report(thrown, store.owner);
    $failures.set($failures.get() + 1);
  }
}

// Islands that are mounted together, and a store that changes twice, share one request.
function planReading(reading: Reading): void {
  if (reading.isPlanned) return;
  reading.isPlanned = true;
  queueMicrotask(() => void readSerially(reading));
}

// Islands first pass their props to the store: after a request had started, old props would count as fresh.
async function readUnlessDone(reading: Reading): Promise<void> {
  await whenIdle();
  if (!reading.store.isFresh()) planReading(reading);
}

/** Starts reading for a new page; if the store is fresh, the page shows its current version. */
function startReading(reading: Reading): void {
  const { store } = reading;
  reading.hasRead = false;
  if (store.isFresh()) recordShownVersion(reading, store.$version.get());
  else void readUnlessDone(reading);
}

function followStore(reading: Reading): () => void {
  const { store, $shown } = reading;
  const controller = new AbortController();
  // No computed store: nanostores keep one without listeners for a second, and with it the page that was
  // left.
  const mark = () => {
    const isBehind = store.$isWriting.get() || isOld(reading);
    markParts(store.attribute, isBehind && (store.isOldPart ?? true));
  };
  const stops = [store.$version, $shown, store.$isWriting].map(($store) => $store.listen(mark));
  stops.push(store.$version.listen(() => planReading(reading)));
  mark();
  const onPage = () => {
    startReading(reading);
    mark();
  };
  on('page-loaded', onPage, controller.signal);
  // A read that failed while offline would leave its parts stale until the next change.
  const onOnline = () => {
    if (isOld(reading)) planReading(reading);
  };
  addEventListener('online', onOnline, { signal: controller.signal });
  return () => {
    controller.abort();
    stops.forEach((stop) => stop());
  };
}

/**
 * Creates the single reader of a store for the page: it follows the store, fetches dependent content once for
 * all followers, and marks stale parts with `aria-busy`. Decision 137.
 *
 * @param store The store, and the attribute of the parts.
 */
export function createPageReader(store: FollowedStore): PageReader {
  const followers = new Set<PageFollower>();
  const $failures = atom(0);
  const $shown = atom(-1);
  const reading: Reading = {
    store,
    followers,
    $failures,
    $shown,
    isPlanned: false,
    hasRead: false,
    count: 0,
    running: undefined,
  };
  let stop: (() => void) | undefined;

  // Released at the end: the closure in `stop` references the first follower, and with it the page that was
  // left.
  const leave = (follower: PageFollower) => {
    followers.delete(follower);
    if (followers.size > 0) return;
    stop?.();
    stop = undefined;
  };
  return {
    $failures,
    join(follower, signal) {
      // An effect may run after its island has unmounted.
      if (signal.aborted) return;
      const isFirst = followers.size === 0;
      followers.add(follower);
      signal.addEventListener('abort', () => leave(follower));
      if (!isFirst) {
        if (reading.hasRead && follower.host) store.onLateJoin?.();
        return;
      }
      $failures.set(0);
      startReading(reading);
      stop = followStore(reading);
    },
    retry: () => void readSerially(reading),
  };
}
