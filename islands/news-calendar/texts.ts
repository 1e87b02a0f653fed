export const texts = {
  fr: { error: 'Erreur' },
  nl: { error: 'Fout' },
  en: { error: 'Error' },
};
