/** What is said where the page's resources have no words for the server's key. */
export const texts = {
  fr: {
    ask: 'Changer de devise peut changer des prix. Continuer ?',
    failed: 'La devise n’a pas pu être changée.',
  },
  nl: {
    ask: 'Een andere valuta kan prijzen wijzigen. Doorgaan?',
    failed: 'De valuta kon niet worden gewijzigd.',
  },
  en: {
    ask: 'Another currency may change prices. Go on?',
    failed: 'The currency could not be changed.',
  },
};
