import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Pays', nl: 'Land', en: 'Country' },
  purpose: {
    fr: 'Le pays dont les taxes et la livraison s’appliquent aux montants ; il change dès qu’un autre est choisi.',
    nl: 'Het land waarvan de belastingen en de levering gelden voor de bedragen; het wijzigt zodra een ander wordt gekozen.',
    en: 'The country whose taxes and delivery apply to the amounts; it changes as soon as another one is chosen.',
  },
  group: 'shop',
  synonyms: {
    fr: ['pays de livraison', 'taxes', 'tva'],
    nl: ['land van levering', 'belastingen', 'btw'],
    en: ['delivery country', 'taxes', 'region'],
  },
  host: 'form',
  contains: ['select'],
  props: {
    reload: {
      fr: 'Ce qui est rechargé ensuite : `page` ou `content`.',
      nl: 'Wat daarna wordt herladen: `page` of `content`.',
      en: 'Reloaded after a change of country: the page, or its content.',
      examples: ['content'],
    },
  },
};
