/** Texts of the cart's notices. */
export const texts = {
  fr: {
    gone: (name: string) => `« ${name} » n’est plus dans votre panier.`,
    stale: 'Le panier affiché n’est peut-être pas à jour : le serveur n’a pas pu répondre.',
    currency:
      'La devise a été changée dans un autre onglet. Cette page montre encore les prix dans la précédente.',
    refresh: 'Actualiser la page',
  },
  nl: {
    gone: (name: string) => `“${name}” zit niet meer in uw winkelwagen.`,
    stale: 'De getoonde winkelwagen is misschien niet actueel: de server kon niet antwoorden.',
    currency: 'De valuta is in een ander tabblad gewijzigd. Deze pagina toont de prijzen nog in de vorige.',
    refresh: 'Pagina vernieuwen',
  },
  en: {
    gone: (name: string) => `“${name}” is no longer in your cart.`,
    stale: 'The cart that you see may be out of date: the server could not answer.',
    currency: 'The currency was changed in another tab. This page still shows prices in the one before.',
    refresh: 'Refresh the page',
  },
};
