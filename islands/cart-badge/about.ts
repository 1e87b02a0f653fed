import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Compteur du panier', nl: 'Teller van de winkelwagen', en: 'Cart badge' },
  purpose: {
    fr: 'Le nombre d’articles et le montant du panier, partout où la page les montre.',
    nl: 'Het aantal artikelen en het bedrag van de winkelwagen, overal waar de pagina ze toont.',
    en: 'The cart’s article count and amount, wherever the page shows them.',
  },
  group: 'shop',
  synonyms: {
    fr: ['pastille', 'nombre d’articles', 'icône du panier'],
    nl: ['badge', 'aantal artikelen', 'icoon van de winkelwagen'],
    en: ['badge', 'item count', 'cart icon'],
  },
  props: {
    cartCount: {
      fr: 'Le texte de l’élément est le nombre d’articles. La valeur le suit : écrivez-la aussi pour masquer un panier vide, par `[data-cart-count="0"]`.',
      nl: 'De tekst van het element is het aantal artikelen. De waarde volgt mee: schrijf ze ook om een lege winkelwagen te verbergen, met `[data-cart-count="0"]`.',
      en: 'The element’s text is the number of articles in the cart. The value follows it: write it too to hide the badge of an empty cart by `[data-cart-count="0"]`.',
      examples: ['3'],
    },
    cartAmount: {
      fr: 'Le texte de l’élément est le montant, TVA comprise ; excl : hors TVA.',
      nl: 'De tekst van het element is het bedrag, inclusief btw; excl: exclusief btw.',
      en: 'The element’s text is the cart’s amount, with tax unless `excl` is set.',
      examples: ['excl'],
    },
  },
};
