import type { About } from '#kit/about.ts';

export const about: About = {
  title: { fr: 'Galerie de photos', nl: 'Fotogalerij', en: 'Photo gallery' },
  purpose: {
    fr: 'Des liens vers des photos qui s’ouvrent en grand au-dessus de la page, avec vignettes, zoom et diaporama.',
    nl: 'Links naar foto’s die groot over de pagina opengaan, met miniaturen, zoom en diavoorstelling.',
    en: 'Links to photos that open large over the page, with thumbnails, zoom and a slideshow.',
  },
  group: 'content',
  synonyms: {
    fr: ['lightbox', 'album', 'diaporama', 'zoom', 'images'],
    nl: ['lightbox', 'album', 'diavoorstelling', 'zoom', 'afbeeldingen'],
    en: ['lightbox', 'album', 'slideshow', 'zoom', 'images'],
  },
  props: {},
  attributes: {
    'data-gallery': {
      value: '"" | selector',
      fr: 'Vide autour des liens ; sur un lien ou un bouton ailleurs, le sélecteur de l’élément autour des photos.',
      nl: 'Leeg rond de links; op een link of knop elders de selector van het element rond de foto’s.',
      en: 'Empty around the links; on a link or button elsewhere, the selector of the element around the photos.',
    },
    'data-photo': {
      value: 'url',
      fr: 'Sur un lien : l’adresse de la grande photo, si le lien mène ailleurs.',
      nl: 'Op een link: het adres van de grote foto, als de link ergens anders heen gaat.',
      en: 'On a link: the address of the large photo, if the link leads elsewhere.',
    },
    'data-caption': {
      value: 'text',
      fr: 'Sur un lien : la légende ; sinon celle de sa « figure », sinon le texte de la photo.',
      nl: 'Op een link: het bijschrift; anders dat van zijn “figure”, anders de tekst van de foto.',
      en: 'On a link: its caption; otherwise that of its “figure”, otherwise the photo’s text.',
    },
    'data-interval': {
      value: 'milliseconds',
      fr: 'Combien de temps une photo reste pendant le diaporama (5000).',
      nl: 'Hoe lang een foto blijft tijdens de diavoorstelling (5000).',
      en: 'Duration of each photo in the slideshow (5000).',
    },
    'data-transition': {
      value: 'milliseconds',
      fr: 'Combien de temps dure un changement (300).',
      nl: 'Hoe lang een overgang duurt (300).',
      en: 'Duration of a transition (300).',
    },
    'data-slideshow-transition': {
      value: 'milliseconds',
      fr: 'Combien de temps dure un changement pendant le diaporama (500).',
      nl: 'Hoe lang een overgang duurt tijdens de diavoorstelling (500).',
      en: 'Duration of a transition in the slideshow (500).',
    },
    'data-preload': {
      value: 'number',
      fr: 'Combien de photos sont chargées d’avance de chaque côté (2).',
      nl: 'Hoeveel foto’s aan elke kant vooraf worden geladen (2).',
      en: 'Number of photos preloaded on either side (2).',
    },
  },
};
