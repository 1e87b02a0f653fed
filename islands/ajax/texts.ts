export const texts = {
  fr: {
    failed: 'La demande n’a pas abouti. Rien n’est perdu : réessayez.',
    done: 'C’est fait.',
  },
  nl: {
    failed: 'De aanvraag is niet gelukt. Er is niets verloren: probeer het opnieuw.',
    done: 'Gedaan.',
  },
  en: { failed: 'The request did not succeed. Nothing is lost: try once more.', done: 'Done.' },
};
