import type { Answer } from '../requests/answer.ts';

/**
 * Number of answers cached for back, forward and prefetch: as text in memory, never in the browser's storage.
 */

const CAPACITY = 30;
const LIFE_MS = 5 * 60_000;
/** Time in ms for which a prefetched page may answer a click. */
const AHEAD_MS = 30_000;

interface Entry {
  answer: Promise<Answer>;
  at: number;
}

const pages = new Map<string, Entry>();
const ahead = new Map<string, Entry>();

const keyOf = (url: string | URL) => String(url).split('#')[0]!;

function take(entries: Map<string, Entry>, url: URL, life: number): Promise<Answer> | undefined {
  const entry = entries.get(keyOf(url));
  return entry && performance.now() - entry.at < life ? entry.answer : undefined;
}

function put(entries: Map<string, Entry>, key: string, answer: Promise<Answer>): void {
  entries.delete(key);
  entries.set(key, { answer, at: performance.now() });
  const [oldest] = entries.keys();
  if (entries.size > CAPACITY && oldest !== undefined) entries.delete(oldest);
}

/**
 * Caches an answer under its final address, for back and forward, unless the server forbids it.
 *
 * @param answer A page.
 */
export function cachePage(answer: Answer): void {
  if (answer.isStorable) put(pages, keyOf(answer.url), Promise.resolve(answer));
}

/** Returns the cached answer of an address, at most five minutes old. */
export const recallPage = (url: URL) => take(pages, url, LIFE_MS);

/**
 * Caches a page that is prefetched.
 *
 * @param url Its address.
 * @param answer The pending answer; dropped if it fails.
 */
export function cachePrefetched(url: URL, answer: Promise<Answer>): void {
  put(ahead, keyOf(url), answer);
  answer.catch(() => ahead.delete(keyOf(url)));
}

/** Takes a prefetched page out of the cache: it answers only one click. Decision 35. */
export function takeAhead(url: URL): Promise<Answer> | undefined {
  const answer = take(ahead, url, AHEAD_MS);
  ahead.delete(keyOf(url));
  return answer;
}

/** Whether a page was prefetched, or is being prefetched. */
export const isAhead = (url: URL) => take(ahead, url, AHEAD_MS) !== undefined;

/** Clears the cache: a write may have changed every page. */
export function clearPages(): void {
  pages.clear();
  ahead.clear();
}
