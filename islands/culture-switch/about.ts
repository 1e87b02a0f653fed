import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Choix de la langue', nl: 'Taalkeuze', en: 'Language switch' },
  purpose: {
    fr: 'Des liens vers la même page dans les autres langues, qui suivent l’adresse.',
    nl: 'Links naar dezelfde pagina in de andere talen, die het adres volgen.',
    en: 'Links to the same page in the other languages, updated with the address.',
  },
  group: 'navigation',
  synonyms: {
    fr: ['langue', 'français', 'néerlandais', 'traduction'],
    nl: ['taal', 'Frans', 'Nederlands', 'vertaling'],
    en: ['language', 'translation', 'locale'],
  },
  host: '*',
  contains: ['a[data-culture]'],
  props: {},
  parts: {
    'a[data-culture]': {
      fr: 'Un lien vers une langue, avec le code de celle-ci.',
      nl: 'Een link naar een taal, met de code ervan.',
      en: 'A link to a language, with its code.',
    },
  },
};
