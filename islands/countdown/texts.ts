export const texts = {
  fr: { over: 'Terminé' },
  nl: { over: 'Afgelopen' },
  en: { over: 'Over' },
};
