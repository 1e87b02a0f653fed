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
  props: {
    cartCount: {
      fr: 'Le texte de l’élément est le nombre d’articles.',
      nl: 'De tekst van het element is het aantal artikelen.',
      en: 'The element’s text is the number of articles in the cart.',
      examples: [''],
    },
    cartAmount: {
      fr: 'Le texte de l’élément est le montant, TVA comprise ; excl : hors TVA.',
      nl: 'De tekst van het element is het bedrag, inclusief btw; excl: exclusief btw.',
      en: 'The element’s text is the cart’s amount, with tax unless `excl` is set.',
      examples: ['excl'],
    },
  },
};
