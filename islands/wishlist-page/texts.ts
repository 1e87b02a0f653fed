/** Texts of the navigation between lists. */
export const texts = {
  fr: { navigation: 'Vos listes' },
  nl: { navigation: 'Uw lijsten' },
  en: { navigation: 'Your lists' },
};
