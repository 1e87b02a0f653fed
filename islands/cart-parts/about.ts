import type { About } from '#kit/about.ts';

export const about: About = {
  title: { fr: 'Parties du panier', nl: 'Delen van de winkelwagen', en: 'Cart parts' },
  purpose: {
    fr: 'Totaux, frais et tout ce qui dépend du panier : relus quand le panier change, où que ce soit.',
    nl: 'Totalen, kosten en al wat van de winkelwagen afhangt: opnieuw gelezen wanneer de winkelwagen verandert, waar ook.',
    en: 'Totals, costs and all that depends on the cart: refreshed when the cart changes, wherever that happens.',
  },
  group: 'shop',
  synonyms: {
    fr: ['totaux', 'sous-total', 'montants'],
    nl: ['totalen', 'subtotaal', 'bedragen'],
    en: ['totals', 'subtotal', 'amounts'],
  },
  props: {},
  parts: {
    '[data-cart-part]': {
      fr: 'Ce qui dépend du panier, avec un nom unique dans la page.',
      nl: 'Wat van de winkelwagen afhangt, met een eigen naam op de pagina.',
      en: 'A part that depends on the cart, with a name unique on the page.',
    },
  },
};
