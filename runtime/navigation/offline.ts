import { getCulture } from '../page/page.ts';
import { fullLoad } from './full-load.ts';

/**
 * Runs something that leads to a document of the network; offline without a service worker it shows an alert
 * instead, because the browser's error page would replace the shown page. A native alert needs no further code.
 *
 * @param run Leaves the page, or may do so.
 */
export function ifOnline(run: () => void): void {
  if (navigator.onLine || navigator.serviceWorker?.controller) run();
  else alert(getCulture() === 'fr' ? 'Hors ligne' : 'Offline');
}

/**
 * Loads an address as a whole document, unless the network is missing.
 *
 * @param address The address to load.
 */
export const leaveIfOnline = (address: string | URL): void => ifOnline(() => fullLoad(address));
