import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Localité', nl: 'Plaats', en: 'City' },
  purpose: {
    fr: 'Une localité, par son code postal ou son nom.',
    nl: 'Een plaats, op postcode of naam.',
    en: 'A city, by postal code or name.',
  },
  group: 'forms',
  synonyms: {
    fr: ['ville', 'commune', 'code postal'],
    nl: ['gemeente', 'stad', 'postcode'],
    en: ['town', 'postal code', 'zip code'],
  },
  host: '*',
  contains: ['input'],
  props: {
    countryId: {
      fr: 'Le pays des localités.',
      nl: 'Het land van de plaatsen.',
      en: 'The country whose cities are searched.',
      examples: ['BE'],
    },
    countryField: {
      fr: 'Ou le nom du champ du formulaire qui le contient.',
      nl: 'Of de naam van het veld van het formulier waar het in staat.',
      en: 'Or the name of the form’s country field.',
      examples: ['CountryCode'],
    },
    idField: {
      fr: 'Le nom du champ qui reçoit l’identifiant de la localité.',
      nl: 'De naam van het veld dat de identificatie van de plaats krijgt.',
      en: 'Name of the field that receives the city’s id.',
      examples: ['CityId'],
    },
    postalField: {
      fr: 'Le nom du champ qui reçoit le code postal d’une localité comme « 5000 Namur » ; le texte ne garde que son nom.',
      nl: 'De naam van het veld dat de postcode krijgt van een plaats als “5000 Namur”; de tekst houdt alleen haar naam.',
      en: 'Name of the field for the postal code of a city such as “5000 Namur”; the text is then the name alone.',
      examples: ['PostalCode'],
    },
    min: {
      fr: 'Combien de caractères il faut.',
      nl: 'Hoeveel tekens er nodig zijn.',
      en: 'Minimum number of characters.',
      examples: [4],
    },
  },
};
