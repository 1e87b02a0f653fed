import { isObject } from './entry.ts';
import type { ScrollPosition } from './scrollers.ts';

/** Where the page and its scrolled parts were, by the parts' ids. */
export interface PagePlace {
  scroll: ScrollPosition;
  inner: Record<string, ScrollPosition>;
}

type Places = readonly (readonly [key: number, place: PagePlace])[];

const STORAGE_KEY = 'archipel-places';

/** Of the format: what another version has stored is nothing. */
const VERSION = 1;

/** As many entries as Chromium's history has. */
const MOST_KEPT = 50;

// In the memory of the document, and in the tab's when it goes: to write into the history, as a browser would, has
// Chromium serialize every form field of the page, up to 170 ms after each scroll.
const noted = new Map<number, PagePlace>();

const isPlace = (value: unknown): value is ScrollPosition =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);

const isPagePlace = (value: unknown): value is PagePlace =>
  isObject(value) &&
  isPlace(value['scroll']) &&
  isObject(value['inner']) &&
  Object.values(value['inner']).every(isPlace);

const isStored = (value: unknown): value is Places[number] =>
  Array.isArray(value) && Number.isFinite(value[0]) && isPagePlace(value[1]);

// The storage can be forbidden, or hold what others have written: then a reload begins at the top.
function readStored(): Places {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    const isKnown = isObject(stored) && stored['version'] === VERSION && Array.isArray(stored['places']);
    return isKnown ? (stored['places'] as unknown[]).filter(isStored) : [];
  } catch {
    return [];
  }
}

/**
 * Notes where an entry of the history is scrolled to.
 *
 * @param key The entry's.
 * @param place Where it is.
 */
export function notePlace(key: number, place: PagePlace): void {
  // Set anew it is the newest: what is evicted is the page that was not visited for the longest time.
  noted.delete(key);
  noted.set(key, place);
  const [oldest] = noted.keys();
  if (noted.size > MOST_KEPT) noted.delete(oldest!);
}

/**
 * Where an entry was left, in this document or in an earlier one of the tab.
 *
 * @param key The entry's.
 */
export const findPlace = (key: number): PagePlace | undefined =>
  noted.get(key) ?? new Map(readStored()).get(key);

/** Keeps the places for the next document of the tab: after F5, or when the visitor comes back from elsewhere. */
export function storePlaces(): void {
  const places = [...new Map([...readStored(), ...noted])].slice(-MOST_KEPT);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ version: VERSION, places }));
  } catch {
    // Without a storage a reload begins at the top.
  }
}
