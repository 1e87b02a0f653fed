/** What is said when the resources can't be had. */
export const texts = {
  fr: { title: 'Une erreur est survenue', unknown: 'Une erreur inconnue est survenue.' },
  nl: { title: 'Er ging iets mis', unknown: 'Er is een onbekende fout opgetreden.' },
  en: { title: 'Something went wrong', unknown: 'An unknown error occurred.' },
};
