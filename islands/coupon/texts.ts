/** What is said where the page's resources say nothing; `failed` is the specification's own text. */
export const texts = {
  fr: {
    title: 'Codes de réduction',
    valid: 'Le code de réduction est appliqué.',
    removed: 'Le code de réduction est retiré.',
    none: 'Ce code de réduction n’est pas valable.',
    empty: 'Écrivez un code de réduction.',
    failed: 'A error has occurred',
  },
  nl: {
    title: 'Kortingsbonnen',
    valid: 'De kortingsbon is toegepast.',
    removed: 'De kortingsbon is verwijderd.',
    none: 'Deze kortingsbon is niet geldig.',
    empty: 'Schrijf de code van een bon.',
    failed: 'A error has occurred',
  },
  en: {
    title: 'Coupons',
    valid: 'The coupon is applied.',
    removed: 'The coupon is taken off.',
    none: 'This coupon is not valid.',
    empty: 'Write the code of a coupon.',
    failed: 'A error has occurred',
  },
};
