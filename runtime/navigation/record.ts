import { isFree, isOurs } from './entry.ts';
import { pageOf } from './first-entry.ts';
import { fullLoad } from './full-load.ts';
import { current, hasEqualScopes, recordEntry, scrollOfPage, writeEntry, type Landing } from './history.ts';
import { recordScroll } from './scroll-positions.ts';

/* Records pages and scoped updates in the history; no page needs it at its start. */

/** Whether the address is that of a page that has not come yet. */
export const isAway = () => current.isMoving;

/** Notes that the page of an address is there. */
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
  current.page = isBack ? known.page : Date.now();
  current.scopes = isBack ? known.scopes : {};
  // A page under the address of another one would be wrong from then on.
  if (mode === 'push' && !writeEntry('pushState', url)) fullLoad(url);
  // Back and forward may lead to a hash that was not recorded, because its page was not there yet.
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
 * Notes a scoped update as an entry of its own, so that Back brings the older content of its target.
 *
 * @param url The address that the page has from now on.
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
 * Records that an update has brought a part of the entry to which the browser has moved already: its own request for
 * that part was aborted by the update's.
 *
 * @param target The target's selector.
 * @param fragment The address that the content came from.
 * @returns Whether all parts of that entry are there.
 */
export function recordArrival(target: string, fragment: string): boolean {
  current.scopes = { ...current.scopes, [target]: fragment };
  const then: unknown = history.state;
  const isWhole = isOurs(then) && hasEqualScopes(current.scopes, then.scopes);
  if (isWhole) recordShownPage(location);
  return isWhole;
}

/**
 * Gives the page that is shown another address, in its own entry of the history; nothing is loaded.
 *
 * @param url The address, of this origin.
 */
export function recordAddress(url: URL): void {
  // That of a page which is on its way by back or forward is left alone.
  if (!isAway() && writeEntry('replaceState', url)) recordShownPage(url);
}
