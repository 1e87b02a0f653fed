import { matches } from '../dom/safe.ts';
import { getCulture } from '../page/page.ts';
import { fullLoad } from './full-load.ts';

const CLOSES_DIALOG = '[method="dialog" i], [formmethod="dialog" i]';

// A service worker may have the document.
const isOnline = () => navigator.onLine || navigator.serviceWorker?.controller;

// A native alert needs no further code.
const alertOffline = () => alert(getCulture() === 'fr' ? 'Hors ligne' : 'Offline');

/**
 * Loads an address as a whole document. Offline it shows an alert instead, because the browser's error page would
 * replace the shown page.
 *
 * @param address The address to load.
 */
export function leaveIfOnline(address: string | URL): void {
  if (isOnline()) fullLoad(address);
  else alertOffline();
}

/**
 * Keeps a form that the browser would send on its page while the network is missing: the browser's error page would
 * drop what was typed.
 *
 * @param event The submit, which no listener has prevented.
 */
export function stopOffline(event: SubmitEvent): void {
  const { target, submitter } = event;
  const closes = (element: unknown) => element && matches(element as Element, CLOSES_DIALOG);
  if (isOnline() || closes(target) || closes(submitter)) return;
  event.preventDefault();
  alertOffline();
}
