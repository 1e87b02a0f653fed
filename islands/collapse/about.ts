import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Panneau repliable', nl: 'Uitklapbaar paneel', en: 'Collapsible panel' },
  purpose: {
    fr: 'Un bouton qui ouvre et ferme un panneau, écrit comme pour Bootstrap.',
    nl: 'Een knop die een paneel opent en sluit, geschreven zoals voor Bootstrap.',
    en: 'A button that opens and closes a panel, with Bootstrap’s markup.',
  },
  group: 'content',
  synonyms: {
    fr: ['accordéon', 'déplier', 'replier', 'questions fréquentes'],
    nl: ['accordeon', 'uitklappen', 'inklappen', 'veelgestelde vragen'],
    en: ['accordion', 'expand', 'toggle', 'faq', 'disclosure'],
  },
  props: {
    target: {
      fr: 'L’id du panneau avec son #, ou un sélecteur de plusieurs ; data-bs-target et href aussi.',
      nl: 'De id van het paneel met zijn #, of een selector van meerdere; data-bs-target en href ook.',
      en: 'The panel’s id with its #, or a selector of several panels; data-bs-target and href also work.',
      examples: ['#collapse-shipping'],
    },
    parent: {
      fr: 'Sélecteur de l’élément où un seul panneau est ouvert à la fois ; aussi sur le panneau lui-même.',
      nl: 'Selector van het element waarin één paneel tegelijk open is; ook op het paneel zelf.',
      en: 'Selector of the element within which only one panel is open; also written on the panel itself.',
      examples: ['#collapse-questions'],
    },
  },
  parts: {
    '.collapse': {
      fr: 'Le panneau ; fermé au départ, sauf avec la classe show.',
      nl: 'Het paneel; aan het begin dicht, behalve met de klasse show.',
      en: 'The panel; closed initially, unless it has the class show.',
    },
  },
};
