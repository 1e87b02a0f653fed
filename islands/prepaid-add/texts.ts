/**
 * Texts for answers without a message; `mandatory` if the page lacks the string `Sales.QuantityIsMandatory`.
 */
export const texts = {
  fr: {
    mandatory: 'La quantité est obligatoire.',
    added: 'Le crédit est dans votre panier.',
    toCart: 'Voir le panier',
    rejected: 'Le crédit n’a pas pu être ajouté.',
    signedOut: 'Connectez-vous, puis ajoutez le crédit à nouveau.',
    lost: 'Le serveur n’a pas répondu et rien n’a été ajouté. Réessayez.',
    unsure: 'Le serveur n’a pas répondu. Vérifiez votre panier avant de réessayer.',
  },
  nl: {
    mandatory: 'Het aantal is verplicht.',
    added: 'Het tegoed zit in uw winkelwagen.',
    toCart: 'Naar de winkelwagen',
    rejected: 'Het tegoed kon niet worden toegevoegd.',
    signedOut: 'Log in en voeg het tegoed daarna opnieuw toe.',
    lost: 'De server antwoordde niet en er is niets toegevoegd. Probeer het opnieuw.',
    unsure: 'De server antwoordde niet. Kijk in uw winkelwagen voor u het opnieuw probeert.',
  },
  en: {
    mandatory: 'The quantity is mandatory.',
    added: 'The credit is in your cart.',
    toCart: 'View the cart',
    rejected: 'The credit could not be added.',
    signedOut: 'Sign in, then add the credit again.',
    lost: 'The server did not answer and nothing was added. Please try again.',
    unsure: 'The server did not answer. Look into your cart before you try again.',
  },
};
