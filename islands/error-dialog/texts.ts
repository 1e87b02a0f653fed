/** The heading of failures without an answer. */
export const texts = {
  fr: { title: 'Une erreur est survenue' },
  nl: { title: 'Er is een fout opgetreden' },
  en: { title: 'Something went wrong' },
};
