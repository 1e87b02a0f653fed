import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Image différée', nl: 'Uitgestelde afbeelding', en: 'Lazy image' },
  purpose: {
    fr: 'Une image, ou un fond, qui vient quand on s’en approche, avec une image de remplacement.',
    nl: 'Een afbeelding of achtergrond die komt wanneer men nadert, met een vervangende afbeelding.',
    en: 'An image or background that loads when it is nearly in view, with a fallback for a broken one.',
  },
  group: 'content',
  synonyms: {
    fr: ['lazy loading', 'chargement différé', 'photo', 'arrière-plan'],
    nl: ['lazy loading', 'uitgesteld laden', 'foto', 'achtergrond'],
    en: ['lazy loading', 'photo', 'background image'],
  },
  props: {
    src: {
      fr: 'L’adresse de l’image ; elle devient src à l’approche.',
      nl: 'Het adres van de afbeelding; het wordt src bij het naderen.',
      en: 'The address of the picture; it becomes src when the picture is nearly in view.',
      examples: ['/photos/vase.webp'],
    },
    srcset: {
      fr: 'Ses adresses en plusieurs largeurs ; elles deviennent srcset. Sur une source d’un picture aussi.',
      nl: 'Haar adressen in meerdere breedtes; ze worden srcset. Ook op een source van een picture.',
      en: 'Its addresses in several widths; they become srcset.',
      examples: ['/photos/vase-640.webp 640w'],
    },
    sizes: {
      fr: 'La largeur à laquelle elle se montre ; elle devient sizes.',
      nl: 'Hoe breed ze wordt getoond; het wordt sizes.',
      en: 'Its displayed width; it becomes sizes.',
      examples: ['50vw'],
    },
    background: {
      fr: 'L’adresse d’une image derrière l’élément.',
      nl: 'Het adres van een afbeelding achter het element.',
      en: 'Address of a background picture.',
      examples: ['/photos/atelier.webp'],
    },
    fallback: {
      fr: 'L’adresse d’une image montrée, une fois, quand celle-ci est cassée.',
      nl: 'Het adres van een afbeelding die één keer wordt getoond wanneer deze stuk is.',
      en: 'Address of a picture that replaces a broken one, once.',
      examples: ['/photos/none.svg'],
    },
  },
};
