import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Navigation des listes', nl: 'Navigatie tussen lijsten', en: 'Navigation between lists' },
  purpose: {
    fr: 'Les listes du visiteur : chacune s’affiche à sa place sans changer de page, et l’historique la retient.',
    nl: 'De lijsten van de bezoeker: elke lijst verschijnt op haar plaats zonder paginawissel, en de geschiedenis onthoudt ze.',
    en: 'The visitor’s lists: each is shown in place, without a new page, and has a history entry.',
  },
  group: 'shop',
  synonyms: {
    fr: ['favoris', 'listes de naissance'],
    nl: ['favorieten', 'geboortelijsten'],
    en: ['favourites', 'birth lists'],
  },
  host: '*',
  props: {
    lists: {
      fr: 'Les listes du visiteur, avec Id et Name.',
      nl: 'De lijsten van de bezoeker, met Id en Name.',
      en: 'The visitor’s lists, each with Id and Name.',
    },
    listUrl: {
      fr: 'Adresse de la page des listes ; l’identifiant suit comme Id.',
      nl: 'Adres van de pagina met lijsten; de id volgt als Id.',
      en: 'Address of the lists’ page; the list’s id is added as Id.',
      examples: ['/fr/catalog/wishlist/list'],
    },
    itemUrl: {
      fr: 'Adresse d’une liste seule ; l’identifiant suit comme wishlistid.',
      nl: 'Adres van één lijst; de id volgt als wishlistid.',
      en: 'Address of one list as a fragment; the list’s id is added as wishlistid.',
      examples: ['/fr/catalog/wishlist/list_item'],
    },
    target: {
      fr: 'Sélecteur de l’endroit où la liste s’affiche.',
      nl: 'Selector van de plaats waar de lijst staat.',
      en: 'Selector of the element that shows the list.',
      examples: ['#wishlist'],
    },
  },
};
