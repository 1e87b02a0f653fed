import { frChoices } from './fr-choices.ts';

/** Search, references of companies, tags, and what is chosen for the cart. */
export const frSearch = {
  ...frChoices,
  references: {
    title: 'Vos références',
    lead: 'Vos propres numéros pour nos articles : cherchez-les, changez-les.',
    search: 'Chercher une référence',
    submit: 'Chercher',
    all: 'Toutes les références',
    count: { one: '{0} référence', other: '{0} références' },
    none: 'Aucune référence trouvée.',
    noCompany: 'Les références sont tenues pour les entreprises.',
    article: 'Article',
    reference: 'Votre référence',
    referenceOf: 'Votre référence pour {0}',
    save: 'Enregistrer',
    saveOf: 'Enregistrer la référence de {0}',
    saved: 'La référence « {0} » est enregistrée.',
    refusals: {
      empty: 'Écrivez une référence.',
      taken: '« {0} » est déjà la référence d’un autre article.',
      'not-found': 'Cet article n’a pas de référence à vous.',
    },
  },
  tags: {
    title: 'Mot-clé : {0}',
    link: 'Mots-clés',
    all: 'Tout',
    show: 'Montrer',
    sort: 'Trier par',
    submit: 'Afficher',
    results: { one: '{0} résultat', other: '{0} résultats' },
    none: 'Rien n’a ce mot-clé.',
    sorts: { relevance: 'Pertinence', name: 'Nom', newest: 'Nouveautés' },
    entities: { Product: 'Produits', News: 'Journal', Workshop: 'Ateliers' },
  },
};
