import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Onglet', nl: 'Tabblad', en: 'Tab' },
  purpose: {
    fr: 'Un onglet parmi d’autres et son panneau, écrits comme pour Bootstrap.',
    nl: 'Een tabblad tussen andere en zijn paneel, geschreven zoals voor Bootstrap.',
    en: 'One tab among others and its panel, with Bootstrap’s markup.',
  },
  group: 'content',
  synonyms: {
    fr: ['onglets', 'panneaux'],
    nl: ['tabs', 'panelen'],
    en: ['tabs', 'tab panel'],
  },
  props: {
    target: {
      fr: 'L’id du panneau avec son # ; data-bs-target et href aussi.',
      nl: 'De id van het paneel met zijn #; data-bs-target en href ook.',
      en: 'The panel’s id with its #; data-bs-target and href also work.',
      examples: ['#tab-care'],
    },
  },
  parts: {
    '.nav': {
      fr: 'Ce qui tient les onglets ensemble ; un role="tablist", un .list-group ou une liste aussi.',
      nl: 'Wat de tabbladen samenhoudt; een role="tablist", een .list-group of een lijst ook.',
      en: 'The container of the tabs; a role="tablist", a .list-group or a list also works.',
    },
  },
};
