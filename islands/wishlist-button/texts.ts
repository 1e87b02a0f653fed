/** The popup's name until its own heading has loaded. */
export const texts = {
  fr: { title: 'Vos listes' },
  nl: { title: 'Uw lijsten' },
  en: { title: 'Your lists' },
};
