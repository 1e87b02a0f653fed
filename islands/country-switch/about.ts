import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Pays', nl: 'Land', en: 'Country' },
  purpose: {
    fr: 'Le pays dont les taxes et la livraison s’appliquent aux montants ; il change dès qu’un autre est choisi.',
    nl: 'Het land waarvan de belastingen en de levering gelden voor de bedragen; het wijzigt zodra een ander wordt gekozen.',
    en: 'The country whose taxes and delivery hold for the amounts; it changes as soon as another one is chosen.',
  },
  group: 'shop',
  host: 'form',
  contains: ['select'],
  props: {
    reload: {
      fr: 'Ce qui est rechargé ensuite : `page` ou `content`.',
      nl: 'Wat daarna wordt herladen: `page` of `content`.',
      en: 'What is loaded anew when the country has changed: the page, or its content.',
      examples: ['content'],
    },
  },
};
