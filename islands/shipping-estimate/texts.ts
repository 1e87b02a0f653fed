export const texts = {
  fr: { failed: 'Ce choix n’a pas pu être enregistré ; le précédent reste valable.' },
  nl: { failed: 'Deze keuze kon niet worden opgeslagen; de vorige blijft gelden.' },
  en: { failed: 'This choice could not be saved; the one before still holds.' },
};
