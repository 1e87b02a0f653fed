/** Texts of a line in the mini-cart when the server sends none. */
export const texts = {
  fr: {
    failed: 'Votre changement n’a pas pu être enregistré. Ouvrez le panier pour réessayer.',
    limited: (quantity: string) => `Quantité limitée à ${quantity}.`,
  },
  nl: {
    failed: 'Uw wijziging kon niet worden opgeslagen. Open de winkelwagen om het opnieuw te proberen.',
    limited: (quantity: string) => `Aantal beperkt tot ${quantity}.`,
  },
  en: {
    failed: 'Your change could not be saved. Open the cart to try again.',
    limited: (quantity: string) => `Quantity limited to ${quantity}.`,
  },
};
