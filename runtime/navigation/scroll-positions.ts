import { isObject } from './entry.ts';
import type { ScrollPosition } from './scrollers.ts';

/** Scroll positions of a page and of the scrolled elements in it, by their ids. */
export interface PageScroll {
  scroll: ScrollPosition;
  inner: Record<string, ScrollPosition>;
}

type StoredPositions = readonly (readonly [key: number, place: PageScroll])[];

const STORAGE_KEY = 'archipel-scroll';

/** Version of the format; data of another version is ignored. */
const VERSION = 1;

/** Number of stored entries, as many as Chromium's history has. */
const MAX_STORED = 50;

// Positions are not in the history state: at each write Chromium serializes every form field of the page, up
// to 170 ms after each scroll. They are in memory, and in `sessionStorage` when the document ends.
const recorded = new Map<number, PageScroll>();

const isScrollPosition = (value: unknown): value is ScrollPosition =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);

const isPageScroll = (value: unknown): value is PageScroll =>
  isObject(value) &&
  isScrollPosition(value['scroll']) &&
  isObject(value['inner']) &&
  Object.values(value['inner']).every(isScrollPosition);

const isStored = (value: unknown): value is StoredPositions[number] =>
  Array.isArray(value) && Number.isFinite(value[0]) && isPageScroll(value[1]);

// A reload begins at the top when the storage is forbidden, or contains values of other scripts.
function readStored(): StoredPositions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    const isKnown =
      isObject(stored) && stored['version'] === VERSION && Array.isArray(stored['scrollPositions']);
    return isKnown ? (stored['scrollPositions'] as unknown[]).filter(isStored) : [];
  } catch {
    return [];
  }
}

/**
 * Records the scroll position of a history entry.
 *
 * @param key The entry's.
 * @param scrollPosition Its position.
 */
export function recordScroll(key: number, scrollPosition: PageScroll): void {
  // The entry is deleted first, so that it becomes the newest; the least recently visited page is evicted.
  recorded.delete(key);
  recorded.set(key, scrollPosition);
  const [oldest] = recorded.keys();
  if (recorded.size > MAX_STORED) recorded.delete(oldest!);
}

/**
 * Returns the scroll position of an entry, from this document or an earlier one of the tab.
 *
 * @param key The entry's.
 */
export const findScroll = (key: number): PageScroll | undefined =>
  recorded.get(key) ?? new Map(readStored()).get(key);

/**
 * Stores the positions for the next document of the tab: after F5, or after a return from another site.
 * Decision 68.
 */
export function storeScrolls(): void {
  const scrollPositions = [...new Map([...readStored(), ...recorded])].slice(-MAX_STORED);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ version: VERSION, scrollPositions }));
  } catch {
    // A reload begins at the top when the storage is forbidden.
  }
}
