import { promised } from './promised.ts';

import type { frPickup } from './fr-pickup.ts';

export const nlPickup: typeof frPickup = {
  title: 'Een afhaalpunt kiezen',
  intro: `Uw pakje wacht ${promised.nl.pickup} op u in het punt dat u kiest.`,
  methods: {
    home: 'Aan huis',
    express: 'Express, de volgende dag',
    relais: 'Afhaalpunt',
    poste: 'Postkantoor',
  },
  homeHelp: 'Op het adres hierboven.',
  chosen: 'Afhalen: {0}',
  choose: 'Een afhaalpunt kiezen',
  choosePost: 'Een postkantoor kiezen',
  change: 'Een ander punt kiezen',
  where: 'Waar zoekt u?',
  postalCode: 'Postcode',
  city: 'Plaats',
  search: 'Zoeken',
  points: 'Afhaalpunten',
  none: 'Geen afhaalpunt hier. Probeer een andere postcode.',
  select: 'Dit punt kiezen',
  back: 'Terug naar de bestelling',
  noPoint: 'Kies een punt in de lijst.',
  mapCredit: 'Kaart getekend voor de demonstratie',
};
