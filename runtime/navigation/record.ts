import { isFree, isOurs } from './entry.ts';
import { pageOf } from './first-entry.ts';
import { fullLoad } from './full-load.ts';
import { current, hasEqualScopes, recordEntry, scrollOfPage, writeEntry, type Landing } from './history.ts';
import { recordScroll } from './scroll-positions.ts';

/* Records pages and scoped updates in the history; no page needs it at its start. */

/** Returns whether the address is that of a page that is still loading. */
export const isAway = () => current.isMoving;

/** Records the page of an address as shown. */
export function recordShownPage(url: URL | Location): void {
  current.shown = pageOf(url);
  current.isMoving = false;
}

/**
 * Records a page in the history, after it is inserted.
 *
 * @param url The final address.
 * @param mode A new entry, the current one, or none because the browser has moved already.
 * @returns The landing that `takeLanding` takes when the page can be scrolled.
 */
export function recordVisit(url: URL, mode: 'push' | 'replace' | 'none'): Landing {
  const known: unknown = history.state;
  const isBack = mode === 'none' && isOurs(known);
  current.page = isBack ? known.page : Math.random();
  current.scopes = isBack ? known.scopes : {};
  // A full load replaces the page if its address can't be written: the shown address would be wrong.
  if (mode === 'push' && !writeEntry('pushState', url)) fullLoad(url);
  // The entry may have no state after back or forward: a hash that was followed before its page was shown.
  if (mode === 'replace' || isFree(history.state)) writeEntry('replaceState', url);
  recordShownPage(url);
  const landing = { state: history.state as unknown };
  current.unscrolled = landing;
  return landing;
}

/** Whether a page still has to be scrolled to its start; from now on its scroll position is recorded. */
export function takeLanding(landing: Landing): boolean {
  if (current.unscrolled !== landing) return false;
  current.unscrolled = undefined;
  return true;
}

/**
 * Records a scoped update as a new history entry, so that Back restores the older content of its target.
 *
 * @param url The new address of the page.
 * @param target The target's selector.
 * @param fragment The address that the content came from.
 */
export function recordScope(url: URL, target: string, fragment: string): void {
  recordEntry();
  current.scopes = { ...current.scopes, [target]: fragment };
  const entry = writeEntry('pushState', url);
  if (!entry) return;
  recordScroll(entry.key, { scroll: scrollOfPage(), inner: {} });
  recordShownPage(url);
}

/**
 * Records that an update has inserted a fragment of the entry that back or forward leads to. It superseded
 * the entry's own request for that fragment.
 *
 * @param target The target's selector.
 * @param fragment The address that the content came from.
 * @returns Whether all fragments of that entry are inserted.
 */
export function recordArrival(target: string, fragment: string): boolean {
  current.scopes = { ...current.scopes, [target]: fragment };
  const then: unknown = history.state;
  const isWhole = isOurs(then) && hasEqualScopes(current.scopes, then.scopes);
  if (isWhole) recordShownPage(location);
  return isWhole;
}

/**
 * Changes the address of the current page in its history entry, without loading anything.
 *
 * @param url The address, of this origin.
 */
export function recordAddress(url: URL): void {
  // The address of a page that is loading after back or forward is left alone.
  if (isAway() || !writeEntry('replaceState', url)) return;
  recordShownPage(url);
  // The entry has a new key.
  recordEntry();
}
