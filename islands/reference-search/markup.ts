import type { Markup } from '#kit/markup.ts';
import type { props } from './props.ts';

export const markup: Markup<typeof props> = {
  title: { fr: 'Recherche par référence', nl: 'Zoeken op referentie', en: 'Reference search' },
  purpose: {
    fr: 'Retrouve un article par la référence que le client lui donne.',
    nl: 'Vindt een artikel terug met de referentie die de klant eraan geeft.',
    en: 'Finds an article by the number that the customer has for it.',
  },
  group: 'shop',
  host: '*',
  contains: ['input'],
  props: {
    pageSize: {
      fr: 'Combien de références le serveur donne à la fois.',
      nl: 'Hoeveel referenties de server per keer geeft.',
      examples: [10],
    },
  },
};
