/** Default messages for an addition when the server's answer has none. */
export const texts = {
  fr: {
    added: (name: string) => (name ? `« ${name} » est dans votre panier.` : 'Ajouté au panier.'),
    inCart: (count?: number) =>
      count === undefined ? 'Ajouté au panier' : `Ajouté · ${count} dans le panier`,
    adding: 'Ajout en cours…',
    toCart: 'Voir le panier',
    rejected: 'Cet article n’a pas pu être ajouté.',
    noVariant: 'Cette combinaison n’existe pas. Choisissez-en une autre.',
    unconfirmed: 'Votre choix n’a pas pu être vérifié : rien n’a été ajouté. Réessayez.',
    signedOut: 'Connectez-vous, puis ajoutez l’article à nouveau.',
    lost: 'Le serveur n’a pas répondu et rien n’a été ajouté. Réessayez.',
    unsure: 'Le serveur n’a pas répondu. Vérifiez votre panier avant de réessayer.',
  },
  nl: {
    added: (name: string) => (name ? `“${name}” zit in uw winkelwagen.` : 'Toegevoegd aan de winkelwagen.'),
    inCart: (count?: number) =>
      count === undefined ? 'Toegevoegd aan de winkelwagen' : `Toegevoegd · ${count} in de winkelwagen`,
    adding: 'Bezig met toevoegen…',
    toCart: 'Naar de winkelwagen',
    rejected: 'Dit artikel kon niet worden toegevoegd.',
    noVariant: 'Deze combinatie bestaat niet. Kies een andere.',
    unconfirmed: 'Uw keuze kon niet worden gecontroleerd: er is niets toegevoegd. Probeer het opnieuw.',
    signedOut: 'Log in en voeg het artikel daarna opnieuw toe.',
    lost: 'De server antwoordde niet en er is niets toegevoegd. Probeer het opnieuw.',
    unsure: 'De server antwoordde niet. Kijk in uw winkelwagen voor u het opnieuw probeert.',
  },
  en: {
    added: (name: string) => (name ? `“${name}” is in your cart.` : 'It is in your cart.'),
    inCart: (count?: number) => (count === undefined ? 'Added to the cart' : `Added · ${count} in the cart`),
    adding: 'Adding…',
    toCart: 'View the cart',
    rejected: 'This article could not be added.',
    noVariant: 'There is no such combination. Please choose another one.',
    unconfirmed: 'Your choice could not be checked: nothing was added. Please try again.',
    signedOut: 'Sign in, then add the article again.',
    lost: 'The server did not answer and nothing was added. Please try again.',
    unsure: 'The server did not answer. Look into your cart before you try again.',
  },
};
