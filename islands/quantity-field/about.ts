import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Quantité', nl: 'Aantal', en: 'Quantity' },
  purpose: {
    fr: 'Une quantité entre moins et plus, qui respecte le minimum, le maximum et le pas d’un article, et dit ce qu’elle corrige.',
    nl: 'Een aantal tussen min en plus, dat het minimum, maximum en de stap van een artikel volgt en zegt wat het verbetert.',
    en: 'A quantity between minus and plus, within an article’s minimum, maximum and step; corrections are announced.',
  },
  group: 'shop',
  synonyms: {
    fr: ['stepper', 'plus et moins', 'minimum'],
    nl: ['stepper', 'plus en min', 'minimum'],
    en: ['stepper', 'amount', 'minimum'],
  },
  host: '*',
  contains: ['input'],
  props: {
    min: {
      fr: 'La plus petite quantité.',
      nl: 'Het kleinste aantal.',
      en: 'Smallest quantity.',
      examples: [6],
    },
    max: {
      fr: 'La plus grande quantité ; 0 pour aucune limite.',
      nl: 'Het grootste aantal; 0 voor geen grens.',
      en: 'Largest quantity; 0: no limit.',
      examples: [60],
    },
    step: {
      fr: 'La quantité en est un multiple.',
      nl: 'Het aantal is er een veelvoud van.',
      en: 'The quantity is a multiple of it.',
      examples: [6],
    },
  },
  parts: {
    '[data-quantity-minus]': {
      fr: 'Le bouton qui retire un pas ; à écrire avec `hidden`, car il lui faut le script.',
      nl: 'De knop die een stap minder neemt; schrijf hem met `hidden`, want hij heeft het script nodig.',
      en: 'The button that subtracts one step; write it with `hidden`, since it needs the script.',
    },
    '[data-quantity-plus]': {
      fr: 'Le bouton qui ajoute un pas ; à écrire avec `hidden`.',
      nl: 'De knop die een stap meer neemt; schrijf hem met `hidden`.',
      en: 'The button that adds one step; write it with `hidden`.',
    },
  },
  emits: ['quantity-changed'],
};
