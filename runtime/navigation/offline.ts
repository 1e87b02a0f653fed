import { getCulture } from '../page/page.ts';
import { fullLoad } from './full-load.ts';

/**
 * Leaves the page to the browser, unless it has no network: its error page would take what is shown and typed. The message
 * is the browser's own, because without a network nothing better can be loaded. A service worker may have the page all the same.
 *
 * @param address Where to go.
 */
export function leaveIfOnline(address: string | URL): void {
  if (navigator.onLine || navigator.serviceWorker?.controller) fullLoad(address);
  else alert(getCulture() === 'fr' ? 'Hors ligne' : 'Offline');
}
