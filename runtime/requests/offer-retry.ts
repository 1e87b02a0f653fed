import { chooseTexts } from '../page/texts.ts';

const texts = {
  fr: 'Aucune réponse du serveur. Réessayer ?',
  nl: 'Geen antwoord van de server. Opnieuw proberen?',
  en: 'The server did not answer. Try again?',
};

/**
 * Offers to repeat a request that the server did not answer, where the error dialog has not loaded; the page stays.
 * A native dialog needs no further code.
 *
 * @param retry Repeats it.
 * @param leave Leaves it to the browser, for a service worker, or says that the browser is offline.
 */
export function offerRetry(retry: () => void, leave: () => void): void {
  if (!navigator.onLine || navigator.serviceWorker?.controller) leave();
  else if (confirm(chooseTexts(texts))) retry();
}
