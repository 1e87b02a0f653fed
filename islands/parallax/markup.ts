import type { Markup } from '#kit/markup.ts';
import type { props } from './props.ts';

export const markup: Markup<typeof props> = {
  title: { fr: 'Parallaxe', nl: 'Parallax', en: 'Parallax' },
  purpose: {
    fr: 'Une image qui défile à une autre vitesse que la page, dans son cadre.',
    nl: 'Een afbeelding die met een andere snelheid scrolt dan de pagina, binnen haar kader.',
    en: 'A picture that scrolls at another speed than the page, inside its frame.',
  },
  group: 'content',
  props: {
    parallax: {
      fr: 'Un élément avec une vitesse, ou une bannière qui garde un quart du défilement, sur grand écran.',
      nl: 'Een element met een snelheid, of een banner die een kwart van het scrollen behoudt, op een groot scherm.',
      examples: ['banner'],
    },
    speed: {
      fr: 'Sa vitesse ; sous 0 il reste en arrière.',
      nl: 'Zijn snelheid; onder 0 blijft het achter.',
      examples: [-4],
    },
    speeds: {
      fr: 'Une vitesse pour chaque plage de largeurs, de la plus étroite à la plus large.',
      nl: 'Een snelheid voor elk bereik van breedtes, van het smalste tot het breedste.',
      examples: ['0, -1, -2, -3'],
    },
    breakpoints: {
      fr: 'Les largeurs, en pixels, entre ces plages.',
      nl: 'De breedtes, in pixels, tussen deze bereiken.',
      examples: ['600, 900, 1200'],
    },
  },
};
