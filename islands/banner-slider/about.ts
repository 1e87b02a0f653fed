import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Bannière', nl: 'Banner', en: 'Banner' },
  purpose: {
    fr: 'Une bannière de plusieurs diapositives, dont certaines peuvent être des films.',
    nl: 'Een banner met verschillende dia’s, waarvan sommige films kunnen zijn.',
    en: 'A banner of several slides, some of which may be videos.',
  },
  group: 'content',
  synonyms: {
    fr: ['carrousel', 'slider', 'diaporama', 'hero', 'bandeau'],
    nl: ['slider', 'carrousel', 'diavoorstelling', 'hero'],
    en: ['slider', 'carousel', 'slideshow', 'hero', 'rotator'],
  },
  block: {},
  host: '*',
  contains: ['[data-viewport] > ul > li'],
  props: {
    duration: {
      fr: 'Durée de chaque diapositive avant la suivante, en millisecondes ; sans elle, rien ne défile.',
      nl: 'Hoelang elke dia blijft, in milliseconden; zonder schuift er niets vanzelf.',
      en: 'Duration of each slide; without it, the banner does not advance by itself.',
      examples: [6000],
    },
    animation: {
      fr: 'Comment une diapositive suit l’autre : elle glisse (Slide) ou apparaît en fondu (Fade).',
      nl: 'Hoe de ene dia op de andere volgt: schuivend (Slide) of in elkaar overvloeiend (Fade).',
      en: 'Transition between slides.',
    },
    navigationcontrol: {
      fr: 'Un point par diapositive.',
      nl: 'Een stip voor elke dia.',
      en: 'Whether each slide has a dot.',
      examples: [true],
    },
    directioncontrol: {
      fr: 'Des flèches pour avancer et reculer.',
      nl: 'Pijlen om verder en terug te gaan.',
      en: 'Whether there are previous and next arrows.',
      examples: [true],
    },
  },
  parts: {
    '[data-viewport]': {
      fr: 'Ce qui défile ; directement dedans, une liste dont chaque élément est une diapositive.',
      nl: 'Wat schuift; rechtstreeks erin een lijst waarvan elk item een dia is.',
      en: 'The scrolling element; its direct child is a list, and each item is a slide.',
    },
    '[data-video]': {
      fr: 'Dans une diapositive, la place d’un film : youtube, vimeo ou file ; l’image et un lien vers le film s’y trouvent. Aussi data-id et data-title.',
      nl: 'In een dia de plaats van een film: youtube, vimeo of file; de afbeelding en een link naar de film staan erin. Ook data-id en data-title.',
      en: 'In a slide, the slot of a video: youtube, vimeo or file. It contains a picture and a link to the video; also data-id and data-title.',
    },
  },
  emits: ['slide-changed'],
};
