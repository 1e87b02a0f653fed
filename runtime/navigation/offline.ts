import { getCulture } from '../page/page.ts';
import { fullLoad } from './full-load.ts';

/**
 * Loads an address as a whole document; offline without a service worker it shows an alert instead, because
 * the browser's error page would replace the shown page. A native alert needs no further code.
 *
 * @param address The address to load.
 */
export function leaveIfOnline(address: string | URL): void {
  if (navigator.onLine || navigator.serviceWorker?.controller) fullLoad(address);
  else alert(getCulture() === 'fr' ? 'Hors ligne' : 'Offline');
}
