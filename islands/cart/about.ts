import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Panier', nl: 'Winkelwagen', en: 'Cart' },
  purpose: {
    fr: 'Les lignes du panier : changer une quantité, retirer un article et le reprendre, avec les messages à leur place.',
    nl: 'De regels van de winkelwagen: een aantal wijzigen, een artikel verwijderen en terugzetten, met de meldingen op hun plaats.',
    en: 'The cart’s lines: change a quantity, remove an article and restore it, with messages where they belong.',
  },
  group: 'shop',
  synonyms: {
    fr: ['caddie', 'achats', 'commande', 'lignes'],
    nl: ['winkelmandje', 'bestelling', 'regels'],
    en: ['basket', 'shopping bag', 'order lines'],
  },
  host: '*',
  props: {
    url: {
      fr: 'Adresse où le panier est relu : sa page, ou un fragment qui contient cet îlot.',
      nl: 'Adres waar de winkelwagen opnieuw wordt gelezen: zijn pagina, of een fragment met dit eiland.',
      en: 'Address for reloading the cart: its page, or a fragment that contains this island.',
    },
    continueUrl: {
      fr: 'Où le client continue ses achats.',
      nl: 'Waar de klant verder winkelt.',
      en: 'Address to continue shopping.',
    },
    clearUrl: {
      fr: 'Adresse qui vide le panier.',
      nl: 'Adres dat de winkelwagen leegmaakt.',
      en: 'Address that clears the cart, opened with a full load.',
    },
    lines: {
      fr: 'Les lignes, avec Id, Quantity, ItemName, ItemOriginAndKey, ProductVariantId et ce qui s’en montre.',
      nl: 'De regels, met Id, Quantity, ItemName, ItemOriginAndKey, ProductVariantId en wat ervan te zien is.',
      en: 'The lines, each with Id, Quantity, ItemName, ItemOriginAndKey, ProductVariantId (without it no undo) and displayed fields.',
    },
  },
  states: { empty: { fr: 'Vide', nl: 'Leeg', en: 'Empty' } },
};
