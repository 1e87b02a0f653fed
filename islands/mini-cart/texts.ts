/** Words of the mini-cart. */
export const texts = {
  fr: {
    cart: 'Panier',
    show: 'Afficher le contenu du panier',
    articles: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
    changed: (count: string, amount: string) => `Votre panier contient ${count}, total ${amount}.`,
  },
  nl: {
    cart: 'Winkelwagen',
    show: 'Inhoud van de winkelwagen tonen',
    articles: (count: number) => (count === 1 ? '1 artikel' : `${count} artikelen`),
    changed: (count: string, amount: string) => `Uw winkelwagen bevat ${count}, totaal ${amount}.`,
  },
  en: {
    cart: 'Cart',
    show: 'Show what is in the cart',
    articles: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
    changed: (count: string, amount: string) => `Your cart holds ${count}, total ${amount}.`,
  },
};
