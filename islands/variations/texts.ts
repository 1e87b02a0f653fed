/** Texts of the choices of a product. */
export const texts = {
  fr: {
    unavailable: (others: string) => (others ? `pas avec ${others}` : 'indisponible'),
    failed: 'Ce choix n’a pas pu être vérifié : le précédent est de nouveau là.',
    quantityFailed: 'Le prix pour cette quantité n’a pas pu être calculé.',
    inStock: 'En stock',
    outOfStock: 'Épuisé',
    noVariant: 'Cette combinaison n’existe pas. Choisissez-en une autre.',
    nextTier: (missing: number, percent: string) =>
      `Plus que ${missing} ${missing > 1 ? 'pièces' : 'pièce'} pour obtenir −${percent} % sur chacune.`,
  },
  nl: {
    unavailable: (others: string) => (others ? `niet met ${others}` : 'niet beschikbaar'),
    failed: 'Deze keuze kon niet worden gecontroleerd: de vorige staat er weer.',
    quantityFailed: 'De prijs voor dit aantal kon niet worden berekend.',
    inStock: 'Op voorraad',
    outOfStock: 'Uitverkocht',
    noVariant: 'Deze combinatie bestaat niet. Kies een andere.',
    nextTier: (missing: number, percent: string) =>
      `Nog ${missing} ${missing > 1 ? 'stuks' : 'stuk'} voor −${percent}% op elk stuk.`,
  },
  en: {
    unavailable: (others: string) => (others ? `not with ${others}` : 'not available'),
    failed: 'This choice could not be checked: the one before is back.',
    quantityFailed: 'The price of this quantity could not be had.',
    inStock: 'In stock',
    outOfStock: 'Sold out',
    noVariant: 'There is no such combination. Please choose another one.',
    nextTier: (missing: number, percent: string) => `${missing} more for −${percent} % on each.`,
  },
};
