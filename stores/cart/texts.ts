/** What the cart tells wherever the visitor is. */
export const texts = {
  fr: {
    gone: (name: string) => `« ${name} » n’est plus dans votre panier.`,
    stale: 'Le panier affiché n’est peut-être pas à jour : le serveur n’a pas pu répondre.',
  },
  nl: {
    gone: (name: string) => `“${name}” zit niet meer in uw winkelwagen.`,
    stale: 'De getoonde winkelwagen is misschien niet actueel: de server kon niet antwoorden.',
  },
  en: {
    gone: (name: string) => `“${name}” is no longer in your cart.`,
    stale: 'The cart that you see may be out of date: the server could not answer.',
  },
};
