import { RequestError } from '#runtime/requests/request-error.ts';
import type { EventTable } from '#runtime';
import { chooseTexts } from '#runtime/page/texts.ts';

/** One sentence for each kind of request failure. */
const texts = {
  fr: {
    network: 'Aucune réponse du serveur : vérifiez votre connexion.',
    timeout: 'Le serveur met trop de temps à répondre.',
    size: 'La réponse est trop volumineuse pour être affichée ici.',
    server: 'Le serveur rencontre un problème. Réessayez dans un instant.',
    missing: 'Cette page n’existe pas ou plus.',
    rejected: 'Le serveur a refusé la demande.',
    unusable: 'La réponse du serveur n’a pas pu être affichée ici.',
    script: 'Une partie de cette page n’a pas pu être chargée.',
  },
  nl: {
    network: 'Geen antwoord van de server: controleer uw verbinding.',
    timeout: 'De server doet er te lang over om te antwoorden.',
    size: 'Het antwoord is te groot om hier te tonen.',
    server: 'De server heeft een probleem. Probeer het zo meteen opnieuw.',
    missing: 'Deze pagina bestaat niet of niet meer.',
    rejected: 'De server heeft de aanvraag geweigerd.',
    unusable: 'Het antwoord van de server kon hier niet worden getoond.',
    script: 'Een deel van deze pagina kon niet worden geladen.',
  },
  en: {
    network: 'The server did not answer: check your connection.',
    timeout: 'The server takes too long to answer.',
    size: 'The answer is too large to be shown here.',
    server: 'The server has a problem. Try again in a moment.',
    missing: 'This page does not exist, or no longer.',
    rejected: 'The server refused the request.',
    unusable: 'The server’s answer could not be shown here.',
    script: 'A part of this page could not be loaded.',
  },
};

type Key = keyof typeof texts.en;

function keyOfStatus(status: number): Key {
  if (status === 404 || status === 410) return 'missing';
  return status >= 500 ? 'server' : 'rejected';
}

type Failed = Pick<EventTable['request-error'], 'kind' | 'status'>;

function keyOf({ kind, status }: Failed): Key {
  if (kind === 'status') return keyOfStatus(status);
  if (kind === 'script') return navigator.onLine ? kind : 'network';
  return kind === 'network' || kind === 'timeout' || kind === 'size' ? kind : 'unusable';
}

/** Returns one sentence about the kind of a failure. */
export const explainKind = (failure: Failed): string => chooseTexts(texts)[keyOf(failure)];

/**
 * Returns one sentence for the visitor about the reason of a failed request.
 *
 * @param error Any error; without a text unless it is a `RequestError`.
 */
export function explainFailure(error: Error): string {
  return error instanceof RequestError ? explainKind(error) : '';
}
