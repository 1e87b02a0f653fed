import type { About } from '#kit/about.ts';

export const about: About = {
  title: { fr: 'Cœur d’un produit', nl: 'Hart van een product', en: 'Wishlist button' },
  purpose: {
    fr: 'Un bouton ou un lien qui ouvre les listes d’envies pour son produit ; sans JavaScript, il mène à leur page.',
    nl: 'Een knop of link die de verlanglijsten voor zijn product opent; zonder JavaScript leidt hij naar hun pagina.',
    en: 'A button or link that opens the wishlists for its product; without JavaScript it leads to their page.',
  },
  group: 'shop',
  synonyms: {
    fr: ['favoris', 'liste d’envies', 'coup de cœur'],
    nl: ['favorieten', 'verlanglijst', 'hartje'],
    en: ['favourite', 'wishlist', 'heart'],
  },
  props: {},
  attributes: {
    'data-wishlist': {
      fr: 'Marque le bouton ou le lien.',
      nl: 'Markeert de knop of link.',
      en: 'Marks the button or link.',
    },
    'data-url': {
      value: 'address',
      fr: 'Adresse de la fenêtre ; sans elle, celle du lien ou du formulaire, sinon `{culture}/catalog/wishlist/popup`.',
      nl: 'Adres van het venster; zonder dit dat van de link of het formulier, anders `{culture}/catalog/wishlist/popup`.',
      en: 'Address of the popup; by default that of the link or form, else `{culture}/catalog/wishlist/popup`.',
    },
    'data-product-id': {
      value: 'id',
      fr: 'Le produit : tous ses cœurs changent ensemble. Envoyé comme `ProductId`.',
      nl: 'Het product: al zijn harten veranderen samen. Verzonden als `ProductId`.',
      en: 'The product: all its hearts change together. Sent as `ProductId`.',
    },
    'data-product-variant-id': {
      value: 'id',
      fr: 'La variante, envoyée comme `ProductVariantId`. Sans elle, la fenêtre montre les listes.',
      nl: 'De variant, verzonden als `ProductVariantId`. Zonder dit toont het venster de lijsten.',
      en: 'The variant, sent as `ProductVariantId`. Without it the popup shows the lists.',
    },
    'data-quantity': {
      value: 'number',
      fr: 'La quantité à ajouter, envoyée comme `Quantity`.',
      nl: 'Het aantal dat wordt toegevoegd, verzonden als `Quantity`.',
      en: 'The quantity to add, sent as `Quantity`.',
    },
  },
};
