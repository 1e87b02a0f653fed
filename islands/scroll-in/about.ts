import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Apparition au défilement', nl: 'Verschijnen bij scrollen', en: 'Comes in on scroll' },
  purpose: {
    fr: 'Un élément qui apparaît en douceur quand on arrive à lui ; ce qui est déjà visible ne bouge pas.',
    nl: 'Een element dat zacht verschijnt wanneer men er komt; wat al zichtbaar is, beweegt niet.',
    en: 'An element that comes in softly when it is scrolled to; what is in view already does not move.',
  },
  group: 'content',
  props: {
    scrollIn: {
      fr: 'Comment il vient : en fondu, en montant, de la gauche ou de la droite.',
      nl: 'Hoe het komt: het vervaagt in, schuift omhoog, of komt van links of rechts.',
      en: 'How it comes: it fades, slides up from below, or comes from the left or the right.',
      examples: ['slide'],
    },
    delay: {
      fr: 'Le temps d’attente une fois visible ; pour le deuxième et le troisième d’une rangée.',
      nl: 'Hoe lang het wacht zodra het te zien is; voor het tweede en derde van een rij.',
      en: 'How long it waits once it is seen; for the second and third of a row.',
      examples: [150],
    },
    ratio: {
      fr: 'La part qui doit être visible.',
      nl: 'Het deel dat zichtbaar moet zijn.',
      en: 'The part of it that must be seen.',
      examples: [0.5],
    },
  },
};
