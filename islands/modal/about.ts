import type { About } from '#kit/about.ts';

export const about: About = {
  title: { fr: 'Page en dialogue', nl: 'Pagina in een venster', en: 'Page in a dialog' },
  purpose: {
    fr: 'Un lien, un bouton ou une recherche dont la réponse s’ouvre dans une boîte de dialogue.',
    nl: 'Een link, knop of zoekopdracht waarvan het antwoord in een dialoogvenster opent.',
    en: 'A link, button or search whose response opens in a dialog.',
  },
  group: 'messages',
  synonyms: {
    fr: ['fenêtre', 'popup', 'boîte de dialogue', 'lightbox'],
    nl: ['dialoog', 'popup', 'venster', 'lightbox'],
    en: ['dialog', 'window', 'popup', 'lightbox'],
  },
  props: {},
  attributes: {
    'data-modal': {
      value: 'address',
      fr: 'Vide sur un lien ou un formulaire ; sur un bouton, l’adresse à montrer.',
      nl: 'Leeg op een link of formulier; op een knop het adres dat wordt getoond.',
      en: 'The page or fragment opens in a dialog. Empty on a link or a form that reads (GET); on a button the address.',
    },
    'data-modal-class': {
      value: 'class names',
      fr: 'Classes de la boîte : `ar-sheet` en fait une feuille au bas d’un téléphone, `ar-sheet ar-sheet-full` une feuille de toute la hauteur.',
      nl: 'Klassen van het venster: met `ar-sheet` is het op een telefoon een blad onderaan, met `ar-sheet ar-sheet-full` een blad over de hele hoogte.',
      en: 'Classes of the dialog: with `ar-sheet` it is a sheet on a phone, with `ar-sheet ar-sheet-full` one of full height.',
    },
  },
};
