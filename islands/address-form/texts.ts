/**
 * `failed` is the specification's own text, used when the page's resources have no `Core.ErrorOccured` (T27).
 */
export const texts = {
  fr: {
    saved: 'L’adresse est enregistrée.',
    leave: 'Ce que vous avez écrit n’est pas enregistré. Fermer quand même ?',
    failed: 'An error has occured',
  },
  nl: {
    saved: 'Het adres is opgeslagen.',
    leave: 'Wat u hebt geschreven, is niet opgeslagen. Toch sluiten?',
    failed: 'An error has occured',
  },
  en: {
    saved: 'The address is saved.',
    leave: 'What you have written is not saved. Close it all the same?',
    failed: 'An error has occured',
  },
};
