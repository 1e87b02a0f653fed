/**
 * `failed` is the specification's own text, used when the page's resources have no `Core.ErrorOccured` (T27).
 */
export const texts = {
  fr: {
    add: 'Ajouter une adresse',
    edit: 'Modifier cette adresse',
    gone: 'L’adresse choisie n’est plus disponible ici. Choisissez-en une autre.',
    missing: 'Cette adresse n’existe plus.',
    failed: 'Une erreur est survenue.',
  },
  nl: {
    add: 'Een adres toevoegen',
    edit: 'Dit adres wijzigen',
    gone: 'Het gekozen adres is hier niet meer beschikbaar. Kies een ander adres.',
    missing: 'Dit adres bestaat niet meer.',
    failed: 'Er is een fout opgetreden.',
  },
  en: {
    add: 'Add an address',
    edit: 'Edit this address',
    gone: 'The chosen address is no longer available here. Choose another one.',
    missing: 'This address no longer exists.',
    failed: 'An error has occured',
  },
};
