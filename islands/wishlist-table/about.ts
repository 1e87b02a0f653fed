import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Liste d’envies', nl: 'Verlanglijst', en: 'Wishlist' },
  purpose: {
    fr: 'Une liste d’envies ou de naissance : son nom, ses produits et leurs quantités, à commander, partager ou supprimer.',
    nl: 'Een verlang- of geboortelijst: haar naam, haar producten en aantallen, om te bestellen, te delen of te verwijderen.',
    en: 'A wishlist or birth list: its name, its products and their quantities, to order, share or delete.',
  },
  group: 'shop',
  synonyms: {
    fr: ['favoris', 'liste de naissance', 'cadeaux'],
    nl: ['favorieten', 'geboortelijst', 'cadeaus'],
    en: ['favourites', 'birth list', 'registry', 'gifts'],
  },
  host: '*',
  props: {
    url: {
      fr: 'Adresse où la liste est relue : un fragment qui contient cet îlot.',
      nl: 'Adres waar de lijst opnieuw wordt gelezen: een fragment met dit eiland.',
      en: 'Address for reloading the list: a fragment that contains this island.',
      examples: ['/fr/catalog/wishlist/list_item?wishlistid=1'],
    },
    cartUrl: {
      fr: 'Adresse du panier, proposée une fois la liste commandée.',
      nl: 'Adres van de winkelwagen, aangeboden zodra de lijst besteld is.',
      en: 'Address of the cart page, linked after the list is ordered.',
      examples: ['/fr/shoppingcarts'],
    },
    shareUrl: {
      fr: 'Adresse de la liste pour les autres ; sans elle, rien à partager.',
      nl: 'Adres van de lijst voor anderen; zonder dit is er niets te delen.',
      en: 'Address of the list for others; without it, sharing is not offered.',
      examples: ['/fr/catalog/wishlist/shared/abc'],
    },
    canEdit: {
      fr: 'Si le visiteur peut changer la liste ; les autres ne peuvent que la commander.',
      nl: 'Of de bezoeker de lijst mag wijzigen; anderen kunnen haar alleen bestellen.',
      en: 'Whether the visitor may change the list; others may only order it.',
    },
    list: {
      fr: 'La liste : Id, Name, Description et products, chacun avec WishlistProductId, Quantity, productVariantId, ItemName.',
      nl: 'De lijst: Id, Name, Description en products, elk met WishlistProductId, Quantity, productVariantId, ItemName.',
      en: 'The list: Id, Name, Description and products, each with WishlistProductId, Quantity, productVariantId, ItemName.',
    },
  },
  states: {
    empty: { fr: 'Vide', nl: 'Leeg', en: 'Empty' },
    shared: { fr: 'Partagée', nl: 'Gedeeld', en: 'Shared' },
  },
};
