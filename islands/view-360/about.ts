import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Vue à 360°', nl: '360°-weergave', en: '360° view' },
  purpose: {
    fr: 'Un produit qui tourne de lui-même, à la main ou avec un curseur, photo par photo.',
    nl: 'Een product dat vanzelf draait, met de hand of met een schuifregelaar, foto na foto.',
    en: 'A product that rotates by itself, by hand or by a slider, photo by photo.',
  },
  group: 'shop',
  synonyms: {
    fr: ['rotation', '3d', 'tourner'],
    nl: ['draaien', '3d', 'rondom'],
    en: ['spin', 'rotate', '3d'],
  },
  host: '*',
  props: {
    frames: {
      fr: 'Adresses des photos, un tour complet ; au moins deux.',
      nl: 'Adressen van de foto’s, één keer rond; minstens twee.',
      en: 'Addresses of the photos, for a full turn; two or more.',
    },
    pattern: {
      fr: 'Adresse des photos avec {n} à la place du numéro, au lieu d’une liste.',
      nl: 'Adres van de foto’s met {n} in plaats van het nummer, in plaats van een lijst.',
      en: 'Address of the photos with {n} for the number, instead of a list.',
      examples: ['/photos/pot-{n}.webp'],
    },
    count: {
      fr: 'Combien de photos il y a, avec un modèle d’adresse.',
      nl: 'Hoeveel foto’s er zijn, met een adrespatroon.',
      en: 'Number of photos, with a pattern.',
      examples: [36],
    },
    speed: {
      fr: 'Combien de temps chaque photo reste quand le produit tourne de lui-même.',
      nl: 'Hoe lang elke foto blijft staan wanneer het product vanzelf draait.',
      en: 'Duration of each photo in automatic rotation.',
    },
    autoplay: {
      fr: 'Si le produit tourne de lui-même.',
      nl: 'Of het product vanzelf draait.',
      en: 'Whether it rotates by itself.',
    },
  },
  slots: {
    photo: {
      fr: 'La première photo : elle reste sous les autres et donne sa taille à la vue.',
      nl: 'De eerste foto: ze blijft onder de andere en bepaalt hoe groot de weergave is.',
      en: 'The first photo: it remains below the others and sets the view’s size.',
    },
    views: {
      fr: 'Les vues sans script, par exemple des liens dans un « details ».',
      nl: 'De beelden zonder script, bijvoorbeeld links in een “details”.',
      en: 'The views without scripts, for example links in a “details”.',
    },
  },
};
