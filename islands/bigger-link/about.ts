import type { About } from '#kit/about.ts';

export const about: About = {
  title: { fr: 'Lien agrandi', nl: 'Grotere link', en: 'Bigger link' },
  purpose: {
    fr: 'Un bloc où un clic n’importe où suit le lien principal ; le texte se laisse sélectionner.',
    nl: 'Een blok waarin een klik om het even waar de hoofdlink volgt; de tekst kan worden geselecteerd.',
    en: 'A block in which a click anywhere follows its main link; its text can be selected.',
  },
  group: 'navigation',
  synonyms: {
    fr: ['carte cliquable', 'bloc cliquable', 'tuile'],
    nl: ['klikbare kaart', 'klikbaar blok', 'tegel'],
    en: ['clickable card', 'block link', 'stretched link', 'tile'],
  },
  props: {},
  attributes: {
    'data-bigger-link': {
      value: 'selector',
      fr: 'Sur le bloc ; vide : le premier lien, sinon un sélecteur du lien principal.',
      nl: 'Op het blok; leeg: de eerste link, anders een selector van de hoofdlink.',
      en: 'On the block: a selector of the main link; if empty, the first link.',
    },
  },
};
