export const texts = {
  fr: {
    choices: 'Choix rapide',
    all: 'Tout renvoyer',
    none: 'Ne rien renvoyer',
    whole: 'Indiquez un nombre entier.',
    range: (max: number) => `De 0 à ${max} : pas plus que ce qui a été acheté.`,
    nothing: 'Choisissez au moins un article à renvoyer.',
    sum: (count: number, total: string) =>
      count === 1 ? `1 article, ${total} à rembourser` : `${count} articles, ${total} à rembourser`,
  },
  nl: {
    choices: 'Snelle keuze',
    all: 'Alles terugsturen',
    none: 'Niets terugsturen',
    whole: 'Vul een geheel getal in.',
    range: (max: number) => `Van 0 tot ${max}: niet meer dan er gekocht is.`,
    nothing: 'Kies minstens één artikel om terug te sturen.',
    sum: (count: number, total: string) =>
      count === 1 ? `1 artikel, ${total} terug te betalen` : `${count} artikelen, ${total} terug te betalen`,
  },
  en: {
    choices: 'Quick choice',
    all: 'Give back all',
    none: 'Give back nothing',
    whole: 'Write a whole number.',
    range: (max: number) => `From 0 to ${max}: not more than was bought.`,
    nothing: 'Choose at least one article to give back.',
    sum: (count: number, total: string) =>
      count === 1 ? `1 article, ${total} to be refunded` : `${count} articles, ${total} to be refunded`,
  },
};
