import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Photos du produit', nl: 'Productfoto’s', en: 'Product photos' },
  purpose: {
    fr: 'Les photos d’un produit : une grande que l’on fait glisser, des vignettes, une loupe et la galerie par-dessus la page.',
    nl: 'De foto’s van een product: een grote die men verschuift, miniaturen, een loep en de galerij over de pagina.',
    en: 'A product’s photos: a large one to swipe, thumbnails, a lens and the gallery over the page.',
  },
  group: 'shop',
  synonyms: {
    fr: ['carrousel', 'slider', 'zoom', 'loupe', 'images du produit'],
    nl: ['carrousel', 'slider', 'zoom', 'vergrootglas', 'afbeeldingen'],
    en: ['carousel', 'slider', 'zoom', 'magnifier', 'product images'],
  },
  host: '*',
  contains: ['[data-viewport="main"] > ul > li', '[data-viewport="thumbs"] > ul > li'],
  props: {
    photos: {
      fr: 'Les photos dans leur ordre : name, label, alt, src, srcset, large et href (de la vignette).',
      nl: 'De foto’s op volgorde: name, label, alt, src, srcset, large en href (van de miniatuur).',
      en: 'The photos in order, each with name, label, alt, src, srcset, large and href (of its thumbnail).',
    },
    thumbs: {
      fr: 'Combien de vignettes se voient : gallery 5, 1 sous 768 px ; photos 3, 2 sous 1200, 3 sous 992, 2 sous 768 px.',
      nl: 'Hoeveel miniaturen te zien zijn: gallery 5, 1 onder 768 px; photos 3, 2 onder 1200, 3 onder 992, 2 onder 768 px.',
      en: 'Visible thumbnails: gallery 5, phones 4 and a part; count 5, phones none; photos 3. An attribute: the stylesheet reads it.',
    },
    zoom: {
      fr: 'Une loupe suit la souris sur la grande photo.',
      nl: 'Een loep volgt de muis over de grote foto.',
      en: 'Whether a lens magnifies the photo under the mouse.',
      examples: [true],
    },
  },
  parts: {
    '[data-viewport="main"]': {
      fr: 'Les grandes photos, dans une liste ; chacune est un lien vers la photo en taille réelle. Avec data-gallery, la galerie s’ouvre à la pression.',
      nl: 'De grote foto’s in een lijst; elk een link naar de foto op ware grootte. Met data-gallery gaat de galerij open bij een druk.',
      en: 'The large photos in a list; each links to the photo in full size. With data-gallery a press opens the gallery.',
    },
    '[data-viewport="thumbs"]': {
      fr: 'Les vignettes, dans une liste ; chacune est un lien vers la page avec cette photo.',
      nl: 'De miniaturen in een lijst; elk een link naar de pagina met die foto.',
      en: 'The thumbnails in a list; each links to the page with that photo.',
    },
    '[data-photo-count]': {
      fr: 'Facultatif : « 1 / 6 » dès la première image ; le script le remplace par les flèches et leur compteur.',
      nl: 'Niet verplicht: “1 / 6” vanaf het eerste beeld; het script vervangt het door de pijlen en hun teller.',
      en: 'Optional: "1 / 6" from the first paint, replaced by the arrows with their counter.',
    },
    '[data-photo-name]': {
      fr: 'Sur chaque élément des deux listes : le nom de sa photo, le même pour toutes les variantes.',
      nl: 'Op elk item van beide lijsten: de naam van zijn foto, dezelfde voor alle varianten.',
      en: 'On each item of both lists: the name of its photo, the same for all variants.',
    },
    '[data-photo-label]': {
      fr: 'Dans une vignette : son libellé.',
      nl: 'In een miniatuur: haar opschrift.',
      en: 'In a thumbnail: its label.',
    },
  },
  emits: ['slide-changed'],
};
