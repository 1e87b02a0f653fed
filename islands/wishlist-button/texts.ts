/** What the popup is called until its own heading is there. */
export const texts = {
  fr: { title: 'Vos listes' },
  nl: { title: 'Uw lijsten' },
  en: { title: 'Your lists' },
};
