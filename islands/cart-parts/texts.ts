export const texts = {
  fr: { stale: 'Les montants n’ont pas pu être actualisés.' },
  nl: { stale: 'De bedragen konden niet worden bijgewerkt.' },
  en: { stale: 'The amounts could not be brought up to date.' },
};
