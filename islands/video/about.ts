import type { About } from '#kit/about.ts';

export const about: About = {
  title: { fr: 'Vidéo en dialogue', nl: 'Video in een venster', en: 'Video in a dialog' },
  purpose: {
    fr: 'Un lien ou un bouton dont le film YouTube ou Vimeo se joue dans une boîte de dialogue.',
    nl: 'Een link of knop waarvan de film van YouTube of Vimeo in een dialoogvenster speelt.',
    en: 'A link or button whose YouTube or Vimeo video plays in a dialog.',
  },
  group: 'content',
  synonyms: {
    fr: ['film', 'youtube', 'vimeo', 'lecteur'],
    nl: ['film', 'youtube', 'vimeo', 'speler'],
    en: ['movie', 'youtube', 'vimeo', 'player'],
  },
  props: {},
  attributes: {
    'data-video': {
      value: 'youtube | vimeo',
      fr: 'D’où vient le film.',
      nl: 'Waar de film vandaan komt.',
      en: 'The source of the video.',
    },
    'data-id': {
      value: 'name',
      fr: 'Le nom du film chez son hébergeur ; sinon il est lu dans l’adresse du lien.',
      nl: 'De naam van de film bij zijn aanbieder; anders wordt hij in het adres van de link gelezen.',
      en: 'The provider’s id of the video; by default read from the link’s address.',
    },
    'data-category': {
      value: 'preferences | statistics | marketing',
      fr: 'Le film attend le consentement à cette catégorie ; la boîte de dialogue le demande.',
      nl: 'De film wacht op de toestemming voor deze categorie; het dialoogvenster vraagt ernaar.',
      en: 'The video waits for consent to this category, which can be given in the dialog.',
    },
    'data-title': {
      value: 'text',
      fr: 'Le titre du film ; sinon le texte du lien.',
      nl: 'De titel van de film; anders de tekst van de link.',
      en: 'The video’s title; by default the link’s text.',
    },
  },
};
