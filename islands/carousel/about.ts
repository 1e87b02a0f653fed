import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Carrousel', nl: 'Carrousel', en: 'Carousel' },
  purpose: {
    fr: 'Une bande de logos, de partenaires ou de brèves que l’on fait défiler, ou qui défile seule et peut être arrêtée.',
    nl: 'Een strook met logo’s, partners of korte berichten die men laat schuiven, of die vanzelf schuift en kan worden gestopt.',
    en: 'A strip of logos, partners or short news that scrolls by hand, or by itself and can be paused.',
  },
  group: 'content',
  synonyms: {
    fr: ['slider', 'diaporama', 'bannière', 'logos', 'partenaires', 'défilement'],
    nl: ['slider', 'diavoorstelling', 'banner', 'logo’s', 'partners'],
    en: ['slider', 'slideshow', 'banner', 'logos', 'partners', 'marquee'],
  },
  block: {},
  host: '*',
  contains: ['[data-viewport] > ul > li'],
  props: {
    preset: {
      fr: 'À quoi sert la bande : brands et partners en montrent 6, brands-alternate 2, ticker 1.',
      nl: 'Waarvoor de strook dient: brands en partners tonen er 6, brands-alternate 2, ticker 1.',
      en: 'Purpose of the strip, with overridable defaults: brands shows 6, brands-alternate 2, partners 6, ticker 1.',
    },
    visible: {
      fr: 'Combien de diapositives se voient quand il y a de la place ; sous 1024, 600 et 480 px, au plus 3, 2 et 1.',
      nl: 'Hoeveel dia’s te zien zijn als er plaats is; onder 1024, 600 en 480 px maximaal 3, 2 en 1.',
      en: 'Number of visible slides on a wide screen. An attribute, not JSON: the stylesheet reads it.',
      examples: [4],
    },
    duration: {
      fr: 'Durée de chaque diapositive avant la suivante, en millisecondes ; 0 : la bande ne défile pas seule.',
      nl: 'Hoelang elke dia blijft, in milliseconden; 0: de strook schuift niet vanzelf.',
      en: 'Duration of each slide before the strip advances by itself; 0: it does not.',
      examples: [2000],
    },
    loop: {
      fr: 'Après la dernière diapositive revient la première.',
      nl: 'Na de laatste dia volgt weer de eerste.',
      en: 'Whether the first slide follows the last one.',
      examples: [true],
    },
    dots: {
      fr: 'Un point par arrêt.',
      nl: 'Een stip voor elke stop.',
      en: 'Whether each stop has a dot.',
      examples: [true],
    },
    arrows: {
      fr: 'Des flèches pour avancer et reculer.',
      nl: 'Pijlen om verder en terug te gaan.',
      en: 'Whether there are previous and next arrows.',
      examples: [false],
    },
  },
  parts: {
    '[data-viewport]': {
      fr: 'Ce qui défile ; directement dedans, une liste dont chaque élément est une diapositive.',
      nl: 'Wat schuift; rechtstreeks erin een lijst waarvan elk item een dia is.',
      en: 'The scrolling element; its direct child is a list, and each item is a slide.',
    },
  },
  emits: ['slide-changed'],
};
