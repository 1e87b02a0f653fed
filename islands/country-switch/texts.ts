export const texts = {
  fr: { failed: 'Le pays n’a pas pu être changé.' },
  nl: { failed: 'Het land kon niet worden gewijzigd.' },
  en: { failed: 'The country could not be changed.' },
};
