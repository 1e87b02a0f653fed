export const texts = {
  fr: {
    changed: (name: string) => `Pays de livraison : ${name}.`,
    failed: 'Le pays n’a pas pu être changé.',
  },
  nl: {
    changed: (name: string) => `Land van levering: ${name}.`,
    failed: 'Het land kon niet worden gewijzigd.',
  },
  en: {
    changed: (name: string) => `Country of delivery: ${name}.`,
    failed: 'The country could not be changed.',
  },
};
