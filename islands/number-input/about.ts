import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Nombre', nl: 'Getal', en: 'Number' },
  purpose: {
    fr: 'Un nombre entre un bouton moins et un bouton plus.',
    nl: 'Een getal tussen een knop min en een knop plus.',
    en: 'A number between a minus and a plus button.',
  },
  group: 'forms',
  synonyms: {
    fr: ['compteur', 'plus et moins', 'stepper'],
    nl: ['teller', 'plus en min', 'stepper'],
    en: ['stepper', 'spinner', 'counter'],
  },
  host: '*',
  contains: ['input'],
  props: {
    zeroLock: {
      fr: 'Garde le nombre à 0 ou plus ; moins est alors désactivé à 0.',
      nl: 'Houdt het getal op 0 of meer; min is dan uitgeschakeld bij 0.',
      en: 'Limits the number to 0 or more; minus is disabled at 0.',
      examples: [true],
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
  states: { free: { fr: 'Aussi négatif', nl: 'Ook negatief', en: 'Negative numbers' } },
};
