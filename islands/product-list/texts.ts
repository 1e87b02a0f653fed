/** Texts of a list of products. */
export const texts = {
  fr: {
    filters: 'Filtres',
    chosen: 'Votre choix',
    remove: 'Retirer {0}',
    clear: 'Effacer',
    one: 'Voir {0} produit',
    other: 'Voir {0} produits',
    show: 'Voir les produits',
    failed: 'La liste n’a pas pu être actualisée. Elle montre toujours votre choix précédent.',
  },
  nl: {
    filters: 'Filters',
    chosen: 'Uw keuze',
    remove: '{0} verwijderen',
    clear: 'Wissen',
    one: '{0} product tonen',
    other: '{0} producten tonen',
    show: 'De producten tonen',
    failed: 'De lijst kon niet worden bijgewerkt. Ze toont nog uw vorige keuze.',
  },
  en: {
    filters: 'Filters',
    chosen: 'Your choice',
    remove: 'Remove {0}',
    clear: 'Clear',
    one: 'Show {0} product',
    other: 'Show {0} products',
    show: 'Show the products',
    failed: 'The list could not be brought up to date. It still shows your choice of before.',
  },
};
