/** The popup's name until its own heading has loaded. */
export const texts = {
  fr: { title: 'Mes listes' },
  nl: { title: 'Mijn lijsten' },
  en: { title: 'Your lists' },
};
