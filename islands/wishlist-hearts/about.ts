import type { About } from '#kit/about.ts';

export const about: About = {
  title: { fr: 'État des cœurs', nl: 'Stand van de harten', en: 'Wishlist hearts' },
  purpose: {
    fr: 'Tient à jour les cœurs d’une page et le nombre de produits dans les listes, aussi dans les autres onglets.',
    nl: 'Houdt de harten van een pagina en het aantal producten in de lijsten bij, ook in andere tabbladen.',
    en: 'Syncs a page’s hearts and the number of products in lists, also across tabs.',
  },
  group: 'shop',
  synonyms: {
    fr: ['favoris', 'cœur rempli'],
    nl: ['favorieten', 'gevuld hart'],
    en: ['favourites', 'filled heart'],
  },
  props: {},
  attributes: {
    'aria-pressed': {
      value: 'true | false',
      fr: 'Sur un cœur (`data-wishlist`) : si le produit est dans une liste. Le serveur l’écrit, le script le suit.',
      nl: 'Op een hart (`data-wishlist`): of het product in een lijst staat. De server schrijft het, het script volgt.',
      en: 'On a heart (`data-wishlist`): whether the product is in a list. The server sets it, the script updates it.',
    },
    'data-wishlist-count': {
      fr: 'Où se lit le nombre de produits dans les listes.',
      nl: 'Waar het aantal producten in de lijsten staat.',
      en: 'Shows the number of products in lists.',
    },
  },
};
