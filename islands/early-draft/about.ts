import type { About } from '#kit/about.ts';

export const about: About = {
  title: { fr: 'Brouillon de commande', nl: 'Concept van een bestelling', en: 'Order draft' },
  purpose: {
    fr: 'Ce qui est saisi dans une commande est gardé dans l’onglet dès le premier caractère.',
    nl: 'Wat in een bestelling wordt getypt, wordt vanaf het eerste teken onthouden in het tabblad.',
    en: 'Text typed into an order is stored in the tab from the first character on.',
  },
  group: 'shop',
  synonyms: {
    fr: ['brouillon', 'sauvegarde automatique'],
    nl: ['automatisch bewaren', 'ontwerp'],
    en: ['draft', 'autosave'],
  },
  props: {},
};
