export const texts = {
  fr: { saved: 'Votre choix est enregistré.' },
  nl: { saved: 'Uw keuze is opgeslagen.' },
  en: { saved: 'Your choice is saved.' },
};
