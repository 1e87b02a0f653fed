export const texts = {
  fr: {
    on: 'Alertes activées.',
    off: 'Alertes désactivées.',
    rejected: 'Votre choix n’a pas pu être enregistré.',
    unsaved: 'Votre choix n’est pas encore enregistré.',
    signedOut: 'Connectez-vous pour enregistrer votre choix.',
    retry: 'Réessayer',
  },
  nl: {
    on: 'Meldingen staan aan.',
    off: 'Meldingen staan uit.',
    rejected: 'Uw keuze kon niet worden opgeslagen.',
    unsaved: 'Uw keuze is nog niet opgeslagen.',
    signedOut: 'Log in om uw keuze op te slaan.',
    retry: 'Opnieuw proberen',
  },
  en: {
    on: 'Notifications on.',
    off: 'Notifications off.',
    rejected: 'Your choice could not be saved.',
    unsaved: 'Your choice is not saved yet.',
    signedOut: 'Sign in to save your choice.',
    retry: 'Try again',
  },
};
