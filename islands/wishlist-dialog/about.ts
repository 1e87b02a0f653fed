import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Choix d’une liste', nl: 'Keuze van een lijst', en: 'Wishlist dialog' },
  purpose: {
    fr: 'La fenêtre des listes d’envies ou de naissance : cocher les listes où un produit doit être, les retirer d’un coup.',
    nl: 'Het venster van verlang- of geboortelijsten: aanvinken in welke lijsten een product moet staan, of uit alle lijsten verwijderen.',
    en: 'The popup of wishlists or birth lists: tick the lists that should contain a product, or remove it from all.',
  },
  group: 'shop',
  synonyms: {
    fr: ['favoris', 'liste de naissance', 'coup de cœur'],
    nl: ['favorieten', 'geboortelijst', 'hartje'],
    en: ['favourites', 'birth list', 'heart'],
  },
  host: '*',
  props: {
    lists: {
      fr: 'Les listes du visiteur, avec Id, Name et contains (le produit y est).',
      nl: 'De lijsten van de bezoeker, met Id, Name en contains (het product staat erin).',
      en: 'The visitor’s lists, each with Id, Name and contains: whether the variant is in it.',
    },
    productId: {
      fr: 'Le produit, dont tous les cœurs changent ensemble.',
      nl: 'Het product, waarvan alle harten samen veranderen.',
      en: 'The product, whose hearts change together.',
      examples: ['102'],
    },
    productVariantId: {
      fr: 'La variante à ajouter ou à retirer.',
      nl: 'De variant die wordt toegevoegd of verwijderd.',
      en: 'The variant that is added or removed.',
      examples: ['10201'],
    },
    quantity: {
      fr: 'La quantité ajoutée.',
      nl: 'Het aantal dat wordt toegevoegd.',
      en: 'Quantity to add.',
      examples: [1],
    },
    kind: { fr: 'La sorte de listes.', nl: 'Het soort lijsten.', en: 'Type of the lists.' },
    listUrl: {
      fr: 'Adresse de la page des listes ; l’identifiant suit comme Id.',
      nl: 'Adres van de pagina met lijsten; de id volgt als Id.',
      en: 'Address of the lists’ page; the list’s id is added as Id.',
      examples: ['/fr/catalog/wishlist/list'],
    },
    continueUrl: {
      fr: 'Où continuer ses achats quand la fenêtre est une page à part entière.',
      nl: 'Waar de klant verder winkelt als het venster een gewone pagina is.',
      en: 'Address to continue shopping if the popup is a page of its own.',
      examples: ['/fr/catalog'],
    },
    created: {
      fr: 'La liste que le client vient de créer : le produit y va.',
      nl: 'De lijst die de klant net maakte: het product gaat erin.',
      en: 'The list that the shopper has just created; the article is added to it.',
      examples: ['7'],
    },
  },
};
