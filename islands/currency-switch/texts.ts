/** Default texts when the page's resources have none for the server's key. */
export const texts = {
  fr: {
    question: 'Changer de devise peut modifier les prix. Continuer ?',
    changed: (name: string) => `Les prix sont maintenant dans cette devise : ${name}.`,
    failed: 'La devise n’a pas pu être changée.',
  },
  nl: {
    question: 'Een andere valuta kan de prijzen wijzigen. Doorgaan?',
    changed: (name: string) => `De prijzen staan nu in deze valuta: ${name}.`,
    failed: 'De valuta kon niet worden gewijzigd.',
  },
  en: {
    question: 'Another currency may change prices. Go on?',
    changed: (name: string) => `Prices are now in this currency: ${name}.`,
    failed: 'The currency could not be changed.',
  },
};
