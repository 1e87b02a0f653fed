import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Devise', nl: 'Valuta', en: 'Currency' },
  purpose: {
    fr: 'La devise des montants ; une question avant, si le serveur avertit.',
    nl: 'De valuta van de bedragen; eerst een vraag, als de server waarschuwt.',
    en: 'The currency of the amounts, with a confirmation if the server warns.',
  },
  group: 'shop',
  synonyms: {
    fr: ['monnaie', 'euro', 'prix'],
    nl: ['munt', 'euro', 'prijs'],
    en: ['money', 'euro', 'price'],
  },
  host: 'form',
  contains: ['select'],
  props: {
    reload: {
      fr: 'Ce qui est rechargé ensuite : `page` ou `content`.',
      nl: 'Wat daarna wordt herladen: `page` of `content`.',
      en: 'Reloaded after a change of currency: the page, or its content.',
      examples: ['page'],
    },
  },
};
