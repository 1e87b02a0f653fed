/** The default question when neither the page nor the resources have one. */
export const texts = {
  fr: { sureToDelete: 'Voulez-vous vraiment supprimer ceci ?' },
  nl: { sureToDelete: 'Wilt u dit zeker verwijderen?' },
  en: { sureToDelete: 'Are you sure to delete this?' },
};
