export const texts = {
  fr: {
    progress: (done: number, all: number) => `Ajout au panier : ${done} sur ${all}…`,
    added: (count: number) =>
      count === 1
        ? '1 article de la commande est dans votre panier.'
        : `${count} articles de la commande sont dans votre panier.`,
    none: 'Aucun article de cette commande n’a pu être ajouté au panier.',
    toCart: 'Voir le panier',
    left: 'N’ont pas été ajoutés :',
    unsold: 'n’est plus vendu',
    rejected: 'n’a pas pu être ajouté',
    signedOut: 'connectez-vous pour l’ajouter',
    lost: 'le serveur n’a pas répondu, rien n’a été ajouté',
    unsure: 'le serveur n’a pas répondu : vérifiez votre panier',
    waiting: 'n’a pas encore été ajouté',
    addRemaining: 'Ajouter le reste',
  },
  nl: {
    progress: (done: number, all: number) => `In de winkelwagen: ${done} van ${all}…`,
    added: (count: number) =>
      count === 1
        ? '1 artikel van de bestelling zit in uw winkelwagen.'
        : `${count} artikelen van de bestelling zitten in uw winkelwagen.`,
    none: 'Geen enkel artikel van deze bestelling kon in de winkelwagen worden gelegd.',
    toCart: 'Naar de winkelwagen',
    left: 'Niet toegevoegd:',
    unsold: 'wordt niet meer verkocht',
    rejected: 'kon niet worden toegevoegd',
    signedOut: 'log in om het toe te voegen',
    lost: 'de server antwoordde niet, er is niets toegevoegd',
    unsure: 'de server antwoordde niet: kijk in uw winkelwagen',
    waiting: 'is nog niet toegevoegd',
    addRemaining: 'De rest toevoegen',
  },
  en: {
    progress: (done: number, all: number) => `Adding to the cart: ${done} of ${all}…`,
    added: (count: number) =>
      count === 1
        ? '1 article of the order is in your cart.'
        : `${count} articles of the order are in your cart.`,
    none: 'Nothing of this order could be put into the cart.',
    toCart: 'View the cart',
    left: 'Not added:',
    unsold: 'is no longer sold',
    rejected: 'could not be added',
    signedOut: 'sign in to add it',
    lost: 'the server did not answer, nothing was added',
    unsure: 'the server did not answer: look into your cart',
    waiting: 'was not added yet',
    addRemaining: 'Add the rest',
  },
};
