/** The heading of failures without an answer. */
export const texts = {
  fr: { title: 'Une erreur est survenue' },
  nl: { title: 'Er ging iets mis' },
  en: { title: 'Something went wrong' },
};
