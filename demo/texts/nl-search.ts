import { nlChoices } from './nl-choices.ts';
import type { frSearch } from './fr-search.ts';

export const nlSearch: typeof frSearch = {
  ...nlChoices,
  references: {
    title: 'Uw referenties',
    lead: 'Uw eigen nummers voor onze artikelen: zoek ze, wijzig ze.',
    search: 'Een referentie zoeken',
    submit: 'Zoeken',
    all: 'Alle referenties',
    count: { one: '{0} referentie', other: '{0} referenties' },
    none: 'Geen referentie gevonden.',
    noCompany: 'Referenties worden bijgehouden voor bedrijven.',
    article: 'Artikel',
    reference: 'Uw referentie',
    referenceOf: 'Uw referentie voor {0}',
    save: 'Opslaan',
    saveOf: 'De referentie van {0} opslaan',
    saved: 'De referentie “{0}” is opgeslagen.',
    refusals: {
      empty: 'Schrijf een referentie.',
      taken: '“{0}” is al de referentie van een ander artikel.',
      'not-found': 'Dit artikel heeft geen referentie van u.',
    },
  },
  tags: {
    title: 'Trefwoord: {0}',
    link: 'Trefwoorden',
    all: 'Alles',
    show: 'Tonen',
    sort: 'Sorteren op',
    submit: 'Tonen',
    results: { one: '{0} resultaat', other: '{0} resultaten' },
    none: 'Niets heeft dit trefwoord.',
    sorts: { relevance: 'Relevantie', name: 'Naam', newest: 'Nieuw' },
    entities: { Product: 'Producten', News: 'Magazine', Workshop: 'Ateliers' },
  },
};
