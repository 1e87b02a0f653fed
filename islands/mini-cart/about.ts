import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Mini-panier', nl: 'Miniwinkelwagen', en: 'Mini-cart' },
  purpose: {
    fr: 'Le panier de l’en-tête : ses lignes au survol du lien ou à la pression du bouton.',
    nl: 'De winkelwagen in de kop: de regels bij aanwijzen van de link of indrukken van de knop.',
    en: 'The header’s cart: its lines show on hover over the link or a press of the button.',
  },
  group: 'shop',
  synonyms: {
    fr: ['panier de l’en-tête', 'aperçu du panier'],
    nl: ['winkelwagen in de kop', 'voorbeeld van de winkelwagen'],
    en: ['header cart', 'basket preview', 'dropdown cart'],
  },
  host: '*',
  contains: ['a[href]', 'button[data-mini-cart-toggle]'],
  props: {
    fragmentUrl: {
      fr: 'Adresse du fragment avec les lignes du panier.',
      nl: 'Adres van het fragment met de regels van de winkelwagen.',
      en: 'Address of the fragment with the cart’s lines: /{culture}/widget/shoppingcartitems.',
      examples: ['/fr/widget/shoppingcartitems'],
    },
  },
  parts: {
    'a[href]': {
      fr: 'Le lien vers le panier ; une souris qui s’y arrête montre les lignes.',
      nl: 'De link naar de winkelwagen; een muis die erop rust, toont de regels.',
      en: 'The link to the cart; hovering over it shows the lines.',
    },
    'button[data-mini-cart-toggle]': {
      fr: 'Le bouton qui montre et cache les lignes, avec un nom et aria-expanded="false".',
      nl: 'De knop die de regels toont en verbergt, met een naam en aria-expanded="false".',
      en: 'The button that shows and hides the lines, with a name and aria-expanded="false".',
    },
  },
  states: { empty: { fr: 'Vide', nl: 'Leeg', en: 'Empty' } },
};
