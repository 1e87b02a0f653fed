export const texts = {
  fr: {
    checking: 'Vérification du numéro…',
    valid: 'Numéro de TVA valable.',
    invalid: 'Numéro de TVA non valable.',
    unknown: 'Numéro pas encore vérifié.',
    noAnswer: 'Le numéro n’a pas pu être vérifié. Vous pouvez continuer.',
    hint: 'Il y a peut-être une faute de frappe : il ne ressemble pas à un numéro de ce pays.',
    why: 'Pourquoi ?',
  },
  nl: {
    checking: 'Het nummer wordt gecontroleerd…',
    valid: 'Geldig btw-nummer.',
    invalid: 'Ongeldig btw-nummer.',
    unknown: 'Nummer nog niet gecontroleerd.',
    noAnswer: 'Het nummer kon niet worden gecontroleerd. U kunt verdergaan.',
    hint: 'Misschien een typfout: het lijkt niet op een nummer van dit land.',
    why: 'Waarom?',
  },
  en: {
    checking: 'Checking the number…',
    valid: 'Valid VAT number.',
    invalid: 'Invalid VAT number.',
    unknown: 'Number not checked yet.',
    noAnswer: 'The number could not be checked. You can go on.',
    hint: 'There may be a typing error: it does not look like a number of this country.',
    why: 'Why?',
  },
};
