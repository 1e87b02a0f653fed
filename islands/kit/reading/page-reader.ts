import { atom, type ReadableAtom } from 'nanostores';
import { isAttached } from '#runtime/dom/safe.ts';
import { on, report, whenIdle } from '#runtime';
import { isAborted } from '#runtime/requests/request-error.ts';
import { within } from '#runtime/requests/within.ts';
import { whenFree } from '#kit/when-free.ts';
import { findParts, markParts, rereadParts } from './reread.ts';

/** A store whose data the server also writes into the page. */
export interface FollowedStore {
  /** Whose reading it is, for the console: "the cart". */
  owner: string;
  /** Marks the parts of the page that depend on the store. */
  attribute: string;
  /** Grows when the server should be read again. */
  $version: ReadableAtom<number>;
  /** Whether the visitor has done something that the server has not confirmed. */
  $isWriting: ReadableAtom<boolean>;
  /** Whether nothing was written since the last request: an older answer is discarded. */
  isFresh: () => boolean;
  /** Called when a request starts. */
  onRefetch: () => void;
  /** Called when the page shows a version. */
  onShown?: (version: number) => void;
  /** The read changes something at the server, so reads go one after another and keep their order. */
  isOrdered?: boolean;
  /** Whether a part, by its name, depends on what is being written; by default each does. */
  isOldPart?: (name: string) => boolean;
}

/** Something on the page that follows the store. */
export interface PageFollower {
  /** Where the server writes it; by default into the page that is shown. */
  url?: string;
  /** A keyed island that is given its props from the answer. */
  host?: HTMLElement;
  /** Wraps the replacement of the parts, to preserve typed text in them. */
  around?: (insert: () => void) => void;
}

/** Reads the page again when its store requests it: once, however many islands and parts follow. */
export interface PageReader {
  /** How often reading has failed since it last went well. */
  readonly $failures: ReadableAtom<number>;
  /** Follows the store until the signal is aborted. */
  join(follower: PageFollower, signal: AbortSignal): void;
  /** Reads again what could not be read. */
  retry(): void;
}

const pageUrl = () => location.href.replace(/#.*/, '');

/** The addresses that are read, with the islands of each; the page's own where no follower names one. */
function listAddresses(followers: Iterable<PageFollower>): Map<string, HTMLElement[]> {
  const addresses = new Map<string, HTMLElement[]>();
  for (const { url, host } of followers) {
    if (url === undefined) continue;
    const { href } = new URL(url, document.baseURI);
    const hosts = addresses.get(href) ?? [];
    addresses.set(href, host && isAttached(host) ? [...hosts, host] : hosts);
  }
  return addresses.size > 0 ? addresses : new Map([[pageUrl(), []]]);
}

/** Puts all that followers want around a replacement. */
const aroundAll =
  (followers: Iterable<PageFollower>) =>
  (insert: () => void): void =>
    [...followers].reduce<() => void>(
      (inner, { around }) => (around ? () => around(inner) : inner),
      insert,
    )();

async function readAll(store: FollowedStore, followers: Iterable<PageFollower>): Promise<boolean> {
  const around = aroundAll(followers);
  let isAllInserted = true;
  // One after the other: reads of different addresses go to the same parts, and the newer would end the older for ever.
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
  count: number;
  /** The pending request. */
  running: { readonly question: string; readonly end: Promise<void> } | undefined;
}

/** A question that takes longer is given up for the next one. */
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

// A visit aborts all requests inside the page; when it fails, the amounts are still the old ones.
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

// An island that shows the store's data checks its own props first: no request may have started before that.
async function readUnlessDone(reading: Reading): Promise<void> {
  await whenIdle();
  if (!reading.store.isFresh()) planReading(reading);
}

/** The page was loaded again: its content is as old as the start of its request. */
function startReading(reading: Reading): void {
  const { store } = reading;
  if (store.isFresh()) recordShownVersion(reading, store.$version.get());
  else void readUnlessDone(reading);
}

function followStore(reading: Reading): () => void {
  const { store, $shown } = reading;
  const controller = new AbortController();
  // No store of its own: nanostores retain a store without listeners for a second, and the page that was left with it.
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
  return () => {
    controller.abort();
    stops.forEach((stop) => stop());
  };
}

/**
 * Creates the one reader of a store for the page: it follows the store, fetches dependent content once for all followers, and
 * marks stale parts with `aria-busy`. Decision 137.
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
    count: 0,
    running: undefined,
  };
  let stop: (() => void) | undefined;

  // The closure that stops remembers the follower that came first, and with it the page that was left.
  const leave = (follower: PageFollower) => {
    followers.delete(follower);
    if (followers.size > 0) return;
    stop?.();
    stop = undefined;
  };
  return {
    $failures,
    join(follower, signal) {
      // An effect may run after its island has gone.
      if (signal.aborted) return;
      const isFirst = followers.size === 0;
      followers.add(follower);
      signal.addEventListener('abort', () => leave(follower));
      if (!isFirst) return;
      $failures.set(0);
      startReading(reading);
      stop = followStore(reading);
    },
    retry: () => void readPage(reading),
  };
}
