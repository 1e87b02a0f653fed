/** Texts of the navigation between lists. */
export const texts = {
  fr: { navigation: 'Mes listes' },
  nl: { navigation: 'Mijn lijsten' },
  en: { navigation: 'Your lists' },
};
