import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Recherche par référence', nl: 'Zoeken op referentie', en: 'Reference search' },
  purpose: {
    fr: 'Retrouve un article par la référence que le client lui donne.',
    nl: 'Vindt een artikel terug met de referentie die de klant eraan geeft.',
    en: 'Finds an article by the customer’s own reference.',
  },
  group: 'shop',
  synonyms: {
    fr: ['code article', 'sku', 'recherche client'],
    nl: ['artikelcode', 'sku', 'zoeken op code'],
    en: ['sku', 'article code', 'customer reference'],
  },
  host: '*',
  contains: ['input'],
  props: {
    pageSize: {
      fr: 'Combien de références le serveur donne à la fois.',
      nl: 'Hoeveel referenties de server per keer geeft.',
      en: 'Number of references per response: a full page offers the next one.',
      examples: [10],
    },
  },
};
