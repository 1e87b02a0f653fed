import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Liste de choix', nl: 'Keuzelijst', en: 'Select' },
  purpose: {
    fr: 'Une liste de choix avec son propre style, qui garde la valeur, le libellé et les règles du select.',
    nl: 'Een select met een eigen uiterlijk, die zijn waarde, label en regels behoudt.',
    en: 'A select with its own style and the value, label and rules of the native one.',
  },
  group: 'forms',
  synonyms: {
    fr: ['menu déroulant', 'liste déroulante', 'combobox'],
    nl: ['keuzemenu', 'dropdown', 'combobox'],
    en: ['dropdown', 'select box', 'combobox'],
  },
  host: '*',
  contains: ['select'],
  props: {
    look: {
      fr: 'face : le select lui-même, sous un habit. list : une liste à nous, où il y a une souris.',
      nl: 'face: de select zelf, onder een uiterlijk. list: een eigen lijst, waar er een muis is.',
      en: 'face: the native select, under a styled face. list: our own list, if there is a mouse.',
      examples: ['list'],
    },
    search: {
      fr: 'Il n’y a pas de champ de recherche : taper suffit. Vrai avertit.',
      nl: 'Er is geen zoekveld: typen volstaat. Waar geeft een waarschuwing.',
      en: 'Ignored: typing finds an option. True warns.',
    },
    placeholder: {
      fr: 'Ce qui se lit tant qu’une option sans valeur est choisie.',
      nl: 'Wat er staat zolang een optie zonder waarde is gekozen.',
      en: 'Text shown while an option without a value is chosen.',
      examples: ['Choisissez un pays'],
    },
  },
  attributes: {
    'data-image': {
      value: 'address',
      fr: 'Sur une option : une image devant ses mots.',
      nl: 'Op een optie: een afbeelding voor haar woorden.',
      en: 'On an option: a picture before its text.',
    },
    'data-description': {
      value: 'text',
      fr: 'Sur une option : une deuxième ligne dans la liste.',
      nl: 'Op een optie: een tweede regel in de lijst.',
      en: 'On an option: a second line in the list.',
    },
  },
};
