/**
 * `failed` and `sent` are used when the page’s resources have no `Manager.UnknowsErrors` and
 * `Sales.RequestSent`.
 */
export const texts = {
  fr: {
    failed: 'Une erreur inconnue est survenue.',
    sent: 'Demande envoyée',
    rejected: 'La demande a été refusée.',
    done: 'La demande est envoyée.',
  },
  nl: {
    failed: 'Er is een onbekende fout opgetreden.',
    sent: 'Aanvraag verstuurd',
    rejected: 'De aanvraag is geweigerd.',
    done: 'De aanvraag is verstuurd.',
  },
  en: {
    failed: 'An unknown error has occurred.',
    sent: 'Request sent',
    rejected: 'The request was refused.',
    done: 'The request is sent.',
  },
};
