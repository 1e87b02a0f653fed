/**
 * `failed` is the specification's own text, used when the page's resources have no `Core.ErrorOccured` (T27).
 */
export const texts = {
  fr: {
    saved: 'L’adresse est enregistrée.',
    leave: 'Vos modifications ne sont pas enregistrées. Fermer quand même ?',
    failed: 'Une erreur est survenue.',
  },
  nl: {
    saved: 'Het adres is opgeslagen.',
    leave: 'Uw wijzigingen zijn niet opgeslagen. Toch sluiten?',
    failed: 'Er is een fout opgetreden.',
  },
  en: {
    saved: 'The address is saved.',
    leave: 'What you have written is not saved. Close it all the same?',
    failed: 'An error has occured',
  },
};
