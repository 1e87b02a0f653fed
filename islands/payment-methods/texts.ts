export const texts = {
  fr: {
    shown: 'Les informations sur ce moyen de paiement sont affichées.',
    covered: 'Le compte prépayé couvre tout : rien d’autre n’est à payer.',
    uncovered: 'Choisissez comment payer.',
  },
  nl: {
    shown: 'De informatie over deze betaalwijze wordt getoond.',
    covered: 'De prepaidrekening dekt alles: er is niets anders te betalen.',
    uncovered: 'Kies hoe u betaalt.',
  },
  en: {
    shown: 'The information about this way to pay is shown.',
    covered: 'The prepaid account covers everything: nothing else is to be paid.',
    uncovered: 'Choose how to pay.',
  },
};
