/** Announcements of a changed cart. */
export const texts = {
  fr: {
    unit: (count: number): string => (count < 2 ? 'article' : 'articles'),
    changed: (count: string, amount: string) => `Votre panier contient ${count}, total ${amount}.`,
  },
  nl: {
    unit: (count: number): string => (count === 1 ? 'artikel' : 'artikelen'),
    changed: (count: string, amount: string) => `Uw winkelwagen bevat ${count}, totaal ${amount}.`,
  },
  en: {
    unit: (count: number): string => (count === 1 ? 'article' : 'articles'),
    changed: (count: string, amount: string) => `Your cart holds ${count}, total ${amount}.`,
  },
};
