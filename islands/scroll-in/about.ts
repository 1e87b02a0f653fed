import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Apparition au défilement', nl: 'Verschijnen bij scrollen', en: 'Scroll animation' },
  purpose: {
    fr: 'Un élément qui apparaît en douceur quand on arrive à lui ; ce qui est déjà visible ne bouge pas.',
    nl: 'Een element dat zacht verschijnt wanneer men er komt; wat al zichtbaar is, beweegt niet.',
    en: 'An element that is animated when it is scrolled into view; elements already in view do not move.',
  },
  group: 'content',
  synonyms: {
    fr: ['animation', 'fondu', 'effet d’apparition', 'aos'],
    nl: ['animatie', 'infaden', 'verschijneffect', 'aos'],
    en: ['animation', 'fade in', 'reveal', 'aos'],
  },
  block: {},
  props: {
    scrollIn: {
      fr: 'Comment il vient : en fondu, en montant, de la gauche ou de la droite.',
      nl: 'Hoe het komt: het vervaagt in, schuift omhoog, of komt van links of rechts.',
      en: 'The animation: fade, up from below, from the left or from the right.',
      examples: ['slide'],
    },
    delay: {
      fr: 'Le temps d’attente une fois visible ; pour le deuxième et le troisième d’une rangée.',
      nl: 'Hoe lang het wacht zodra het te zien is; voor het tweede en derde van een rij.',
      en: 'Delay once it is in view, for the second and third of a row.',
      examples: [150],
    },
    ratio: {
      fr: 'La part qui doit être visible.',
      nl: 'Het deel dat zichtbaar moet zijn.',
      en: 'Fraction that must be in view.',
      examples: [0.5],
    },
  },
};
