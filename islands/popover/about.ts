import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Bulle d’information', nl: 'Infovenstertje', en: 'Popover' },
  purpose: {
    fr: 'Un court texte qui s’ouvre à côté de son bouton, au-dessus ou en dessous selon la place.',
    nl: 'Een korte tekst die naast zijn knop opent, erboven of eronder naar er plaats is.',
    en: 'A short text that opens above or below its button, by available space.',
  },
  group: 'content',
  synonyms: {
    fr: ['infobulle', 'tooltip', 'aide'],
    nl: ['tooltip', 'tekstballon', 'hulp'],
    en: ['tooltip', 'hint', 'help bubble'],
  },
  props: {
    popover: {
      fr: 'L’id du texte avec son # ; vide si popovertarget le donne, ou s’il est le prochain .ar-popover.',
      nl: 'De id van de tekst met zijn #; leeg als popovertarget hem geeft, of als het de volgende .ar-popover is.',
      en: 'The panel’s id with its #; empty if popovertarget names it, or it is the next .ar-popover.',
      examples: ['#example-info'],
    },
  },
  parts: {
    '.ar-popover': {
      fr: 'Le texte ; avec l’attribut `popover`, il s’ouvre aussi sans script.',
      nl: 'De tekst; met het attribuut `popover` opent hij ook zonder script.',
      en: 'The text; with the attribute `popover` it also opens without scripts.',
    },
  },
};
