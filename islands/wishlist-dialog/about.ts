import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Choix d’une liste', nl: 'Keuze van een lijst', en: 'Choice of a list' },
  purpose: {
    fr: 'La fenêtre des listes d’envies ou de naissance : cocher les listes où un produit doit être, les retirer d’un coup.',
    nl: 'Het venster van verlang- of geboortelijsten: aanvinken in welke lijsten een product moet staan, of overal weghalen.',
    en: 'The popup of wishlists or birth lists: tick the lists in which a product shall be, or remove it from all.',
  },
  group: 'shop',
  host: '*',
  props: {
    lists: {
      fr: 'Les listes du visiteur, avec Id, Name et contains (le produit y est).',
      nl: 'De lijsten van de bezoeker, met Id, Name en contains (het product staat erin).',
      en: 'The visitor’s lists, each with Id, Name and contains: whether it has the variant.',
    },
    productId: {
      fr: 'Le produit, dont tous les cœurs changent ensemble.',
      nl: 'Het product, waarvan alle harten samen veranderen.',
      en: 'The product, whose hearts change together.',
      examples: ['102'],
    },
    productVariantId: {
      fr: 'La variante à ajouter ou à retirer.',
      nl: 'De variant die wordt toegevoegd of weggehaald.',
      en: 'The variant that is added or removed.',
      examples: ['10201'],
    },
    quantity: {
      fr: 'La quantité ajoutée.',
      nl: 'Het aantal dat wordt toegevoegd.',
      en: 'How many are added.',
      examples: [1],
    },
    kind: { fr: 'La sorte de listes.', nl: 'Het soort lijsten.', en: 'What kind of lists these are.' },
    listUrl: {
      fr: 'Adresse de la page des listes ; l’identifiant suit comme Id.',
      nl: 'Adres van de pagina met lijsten; de id volgt als Id.',
      en: 'Address of the page of lists; the list’s id follows as Id.',
      examples: ['/fr/catalog/wishlist/list'],
    },
    continueUrl: {
      fr: 'Où continuer ses achats quand la fenêtre est une page à part entière.',
      nl: 'Waar de klant verder winkelt als het venster een gewone pagina is.',
      en: 'Where the shopper goes on looking when the popup is a page of its own.',
      examples: ['/fr/catalog'],
    },
    created: {
      fr: 'La liste que le client vient de créer : le produit y va.',
      nl: 'De lijst die de klant net maakte: het product gaat erin.',
      en: 'The list that the shopper has just made: what was asked for goes there.',
      examples: ['7'],
    },
  },
};
