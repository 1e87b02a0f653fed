import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Liste de choix', nl: 'Keuzelijst', en: 'Select' },
  purpose: {
    fr: 'Un select avec un habit à lui, qui garde sa valeur, son libellé et ses règles.',
    nl: 'Een select met een eigen uiterlijk, die zijn waarde, label en regels behoudt.',
    en: 'A select with a look of its own, which keeps its value, its label and its rules.',
  },
  group: 'forms',
  host: '*',
  contains: ['select'],
  props: {
    look: {
      fr: 'face : le select lui-même, sous un habit. list : une liste à nous, où il y a une souris.',
      nl: 'face: de select zelf, onder een uiterlijk. list: een eigen lijst, waar er een muis is.',
      en: 'face: the select itself lies under a face and is what is pressed. list: a list of our own, where there is a mouse.',
      examples: ['list'],
    },
    search: {
      fr: 'Il n’y a pas de champ de recherche : taper suffit. Vrai avertit.',
      nl: 'Er is geen zoekveld: typen volstaat. Waar geeft een waarschuwing.',
      en: 'There is no search box: typing finds. True warns.',
    },
    placeholder: {
      fr: 'Ce qui se lit tant qu’une option sans valeur est choisie.',
      nl: 'Wat er staat zolang een optie zonder waarde is gekozen.',
      en: 'What is shown while an option without a value is chosen.',
      examples: ['Choisissez un pays'],
    },
  },
  attributes: {
    'data-image': {
      value: 'address',
      fr: 'Sur une option : une image devant ses mots.',
      nl: 'Op een optie: een afbeelding voor haar woorden.',
      en: 'On an option: a picture before its words.',
    },
    'data-description': {
      value: 'text',
      fr: 'Sur une option : une deuxième ligne dans la liste.',
      nl: 'Op een optie: een tweede regel in de lijst.',
      en: 'On an option: a second line in the list.',
    },
  },
};
