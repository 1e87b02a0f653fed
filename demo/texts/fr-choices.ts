/** Coupons, delivery in the cart, currencies. */
export const frChoices = {
  coupons: {
    title: 'Code de réduction',
    code: 'Code de réduction',
    apply: 'Appliquer',
    remove: 'Retirer le code',
    see: 'Voir les codes disponibles',
    list: 'Codes de réduction',
    use: 'Utiliser {0}',
    usedUp: 'épuisé',
    back: 'Retour au panier',
    discount: 'Réduction ({0})',
    valid: 'Le code de réduction est appliqué.',
    removed: 'Le code de réduction est retiré.',
    problems: {
      unknown: 'Le code « {0} » n’existe pas.',
      'used-up': 'Le code « {0} » est épuisé.',
      minimum: 'Le code « {0} » est valable à partir de {1} d’articles.',
      used: 'Le code « {0} » n’est valable qu’une fois, et vous avez déjà commandé avec lui.',
      credit: 'Les codes de réduction ne s’appliquent pas au crédit prépayé.',
    },
  },
  shipping: {
    title: 'Estimer la livraison',
    country: 'Pays de livraison',
    method: 'Mode de livraison',
    city: 'Code postal ou localité',
    update: 'Calculer',
    note: 'Express, le lendemain : 7 € de plus. En point relais, en Belgique, aux Pays-Bas et en France, ou dans un bureau de poste belge : 2 € de moins.',
    methods: {
      home: 'À domicile, en {0} jours ouvrables',
      express: 'Express, le lendemain',
      relais: 'Dans un point relais',
      poste: 'Dans un bureau de poste',
    },
  },
  currentCountry: {
    label: 'Livrer vers',
    change: 'Changer de pays',
    refused: 'Nous ne livrons pas encore dans ce pays.',
  },
  currency: {
    label: 'Devise',
    change: 'Changer de devise',
    names: { EUR: 'Euro', GBP: 'Livre sterling', USD: 'Dollar américain', CHF: 'Franc suisse' },
  },
};
