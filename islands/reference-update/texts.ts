/** `failed` is used if the page lacks the string `Catalog.CustomerRefUpdateError`. */
export const texts = {
  fr: {
    title: 'Référence',
    saved: 'La référence est enregistrée.',
    failed: 'La référence n’a pas pu être mise à jour.',
  },
  nl: {
    title: 'Referentie',
    saved: 'De referentie is opgeslagen.',
    failed: 'De referentie kon niet worden bijgewerkt.',
  },
  en: { title: 'Reference', saved: 'The reference is saved.', failed: 'The reference could not be updated.' },
};
