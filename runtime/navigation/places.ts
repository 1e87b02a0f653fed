import type { Place } from './scrollers.ts';

/** Where the page and its scrolled parts were, by the parts' ids. */
export interface PagePlace {
  scroll: Place;
  inner: Record<string, Place>;
}

type Places = readonly (readonly [key: number, place: PagePlace])[];

const STORAGE_KEY = 'archipel-places';

/** As many entries as Chromium's history has. */
const MOST_KEPT = 50;

// In the memory of the document, and in the tab's when it goes: to write into the history, as a browser would, has
// Chromium serialize every form field of the page, up to 170 ms after each scroll.
const noted = new Map<number, PagePlace>();

// The storage can be forbidden, or hold what others have written: then a reload begins at the top.
function readStored(): Places {
  try {
    return [...new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as Places)];
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
  // Set anew it is the newest: what is evicted is what nobody has been on for the longest time.
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
  const all = [...new Map([...readStored(), ...noted])].slice(-MOST_KEPT);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(all));
  } catch {
    // Without a storage a reload begins at the top.
  }
}
