import type { Markup } from '#kit/markup.ts';
import type { props } from './props.ts';

export const markup: Markup<typeof props> = {
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
      examples: ['slide'],
    },
    delay: {
      fr: 'Le temps d’attente une fois visible ; pour le deuxième et le troisième d’une rangée.',
      nl: 'Hoe lang het wacht zodra het te zien is; voor het tweede en derde van een rij.',
      examples: [150],
    },
    ratio: {
      fr: 'La part qui doit être visible.',
      nl: 'Het deel dat zichtbaar moet zijn.',
      examples: [0.5],
    },
  },
};
