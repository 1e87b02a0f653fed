import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Localité', nl: 'Plaats', en: 'Place' },
  purpose: {
    fr: 'Une localité, par son code postal ou son nom.',
    nl: 'Een plaats, op postcode of naam.',
    en: 'A place, by postal code or name.',
  },
  group: 'forms',
  host: '*',
  contains: ['input'],
  props: {
    countryId: {
      fr: 'Le pays des localités.',
      nl: 'Het land van de plaatsen.',
      en: 'The country whose places are searched.',
      examples: ['BE'],
    },
    countryField: {
      fr: 'Ou le nom du champ du formulaire qui le contient.',
      nl: 'Of de naam van het veld van het formulier waar het in staat.',
      en: 'Or the name of the form’s field that holds it.',
      examples: ['CountryCode'],
    },
    idField: {
      fr: 'Le nom du champ qui reçoit l’identifiant de la localité.',
      nl: 'De naam van het veld dat de identificatie van de plaats krijgt.',
      en: 'The name of the field that takes the id of the place.',
      examples: ['CityId'],
    },
    postalField: {
      fr: 'Le nom du champ qui reçoit le code postal d’une localité comme « 5000 Namur » ; le texte ne garde que son nom.',
      nl: 'De naam van het veld dat de postcode krijgt van een plaats als “5000 Namur”; de tekst houdt alleen haar naam.',
      en: 'The name of the field that takes the postal code of a place such as “5000 Namur”; the text keeps the name alone.',
      examples: ['PostalCode'],
    },
    min: {
      fr: 'Combien de caractères il faut.',
      nl: 'Hoeveel tekens er nodig zijn.',
      en: 'How many characters it takes.',
      examples: [4],
    },
  },
};
