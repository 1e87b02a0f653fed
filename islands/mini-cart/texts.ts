/** Words of the mini-cart. */
export const texts = {
  fr: {
    cart: 'Panier',
    show: 'Afficher le contenu du panier',
    unit: (count: number): string => (count === 1 ? 'article' : 'articles'),
    changed: (count: string, amount: string) => `Votre panier contient ${count}, total ${amount}.`,
  },
  nl: {
    cart: 'Winkelwagen',
    show: 'Inhoud van de winkelwagen tonen',
    unit: (count: number): string => (count === 1 ? 'artikel' : 'artikelen'),
    changed: (count: string, amount: string) => `Uw winkelwagen bevat ${count}, totaal ${amount}.`,
  },
  en: {
    cart: 'Cart',
    show: 'Show what is in the cart',
    unit: (count: number): string => (count === 1 ? 'article' : 'articles'),
    changed: (count: string, amount: string) => `Your cart holds ${count}, total ${amount}.`,
  },
};
