import { isObject } from './entry.ts';
import type { ScrollPosition } from './scrollers.ts';

/** Where the page and its scrolled parts were, by the parts' ids. */
export interface PageScroll {
  scroll: ScrollPosition;
  inner: Record<string, ScrollPosition>;
}

type StoredPositions = readonly (readonly [key: number, place: PageScroll])[];

const STORAGE_KEY = 'archipel-scroll';

/** Of the format: what another version has stored is nothing. */
const VERSION = 1;

/** As many entries as Chromium's history has. */
const MAX_STORED = 50;

// In the memory of the document, and in the tab's when it goes: to write into the history, as a browser would, has
// Chromium serialize every form field of the page, up to 170 ms after each scroll.
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

// The storage can be forbidden, or contain values of other scripts: then a reload begins at the top.
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
 * Notes where an entry of the history is scrolled to.
 *
 * @param key The entry's.
 * @param scrollPosition Where it is.
 */
export function recordScroll(key: number, scrollPosition: PageScroll): void {
  // Set anew it is the newest: what is evicted is the page that was not visited for the longest time.
  recorded.delete(key);
  recorded.set(key, scrollPosition);
  const [oldest] = recorded.keys();
  if (recorded.size > MAX_STORED) recorded.delete(oldest!);
}

/**
 * Where an entry was left, in this document or in an earlier one of the tab.
 *
 * @param key The entry's.
 */
export const findScroll = (key: number): PageScroll | undefined =>
  recorded.get(key) ?? new Map(readStored()).get(key);

/**
 * Keeps the places for the next document of the tab: after F5, or when the visitor comes back from elsewhere.
 * Decision 68.
 */
export function storeScrolls(): void {
  const scrollPositions = [...new Map([...readStored(), ...recorded])].slice(-MAX_STORED);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ version: VERSION, scrollPositions }));
  } catch {
    // Without a storage a reload begins at the top.
  }
}
