import type { frChoices } from './fr-choices.ts';

export const nlChoices: typeof frChoices = {
  coupons: {
    title: 'Kortingsbon',
    code: 'Code van de bon',
    apply: 'Toepassen',
    remove: 'De bon verwijderen',
    see: 'Beschikbare kortingsbonnen bekijken',
    list: 'Kortingsbonnen',
    use: '{0} gebruiken',
    usedUp: 'opgebruikt',
    back: 'Terug naar de winkelwagen',
    discount: 'Korting ({0})',
    valid: 'De kortingsbon is toegepast.',
    removed: 'De kortingsbon is verwijderd.',
    problems: {
      unknown: 'De code “{0}” bestaat niet.',
      'used-up': 'De bon “{0}” is opgebruikt.',
      minimum: 'De bon “{0}” geldt vanaf {1} aan artikelen.',
      used: 'De code “{0}” geldt één keer, en u hebt er al mee besteld.',
      credit: 'Kortingsbonnen gelden niet voor prepaidtegoed.',
    },
  },
  shipping: {
    title: 'De levering berekenen',
    country: 'Land van levering',
    method: 'Leveringswijze',
    city: 'Postcode of plaats',
    update: 'Berekenen',
    note: 'Express, de volgende dag: € 7 extra. In een afhaalpunt, in België, Nederland en Frankrijk, of in een Belgisch postkantoor: € 2 goedkoper.',
    methods: {
      home: 'Aan huis, in {0} werkdagen',
      express: 'Express, de volgende dag',
      relais: 'In een afhaalpunt',
      poste: 'In een postkantoor',
    },
  },
  currentCountry: {
    label: 'Leveren naar',
    change: 'Land wijzigen',
    refused: 'In dit land leveren we nog niet.',
  },
  currency: {
    label: 'Valuta',
    change: 'Valuta wijzigen',
    names: { EUR: 'Euro', GBP: 'Pond sterling', USD: 'Amerikaanse dollar', CHF: 'Zwitserse frank' },
  },
};
