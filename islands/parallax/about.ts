import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Parallaxe', nl: 'Parallax', en: 'Parallax' },
  purpose: {
    fr: 'Une image qui défile à une autre vitesse que la page, dans son cadre.',
    nl: 'Een afbeelding die met een andere snelheid scrolt dan de pagina, binnen haar kader.',
    en: 'A picture that scrolls at its own speed, inside its frame.',
  },
  group: 'content',
  synonyms: {
    fr: ['effet de défilement', 'image de fond'],
    nl: ['scrolleffect', 'achtergrondafbeelding'],
    en: ['scroll effect', 'background'],
  },
  block: { without: ['breakpoints', 'speeds'] },
  props: {
    parallax: {
      fr: 'Un élément avec une vitesse, ou une bannière qui garde un quart du défilement, sur grand écran.',
      nl: 'Een element met een snelheid, of een banner die een kwart van het scrollen behoudt, op een groot scherm.',
      en: 'An element with a speed, or a banner that moves by a quarter of the scroll.',
      examples: ['banner'],
    },
    speed: {
      fr: 'Sa vitesse ; sous 0 il reste en arrière.',
      nl: 'Zijn snelheid; onder 0 blijft het achter.',
      en: 'Speed of an element; below 0 it lags behind the page.',
      examples: [-4],
    },
    speeds: {
      fr: 'Une vitesse pour chaque plage de largeurs, de la plus étroite à la plus large.',
      nl: 'Een snelheid voor elk bereik van breedtes, van het smalste tot het breedste.',
      en: 'A speed for each width range, narrowest first; others use speed.',
      examples: ['0, -1, -2, -3'],
    },
    breakpoints: {
      fr: 'Les largeurs, en pixels, entre ces plages.',
      nl: 'De breedtes, in pixels, tussen deze bereiken.',
      en: 'The widths in pixels between these ranges.',
      examples: ['600, 900, 1200'],
    },
  },
};
