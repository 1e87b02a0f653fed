import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Date', nl: 'Datum', en: 'Date' },
  purpose: {
    fr: 'Une date que l’on tape, ou que l’on choisit dans un calendrier.',
    nl: 'Een datum die men typt, of in een kalender kiest.',
    en: 'A date that is typed, or chosen in a calendar.',
  },
  group: 'forms',
  synonyms: {
    fr: ['calendrier', 'jour', 'datepicker'],
    nl: ['kalender', 'dag', 'datepicker'],
    en: ['calendar', 'day', 'date picker'],
  },
  host: '*',
  contains: ['input'],
  props: {
    min: {
      fr: 'Le premier jour que l’on peut choisir, comme 2026-12-31.',
      nl: 'De eerste dag die men kan kiezen, zoals 2026-12-31.',
      en: 'Earliest selectable day, such as 2026-12-31.',
      examples: ['2026-01-05'],
    },
    max: {
      fr: 'Le dernier jour que l’on peut choisir, comme 2026-12-31.',
      nl: 'De laatste dag die men kan kiezen, zoals 2026-12-31.',
      en: 'Latest selectable day, such as 2026-12-31.',
      examples: ['2027-12-31'],
    },
    firstDay: {
      fr: 'Le premier jour de la semaine, de 0, dimanche, à 6 ; par défaut celui de la culture de la page.',
      nl: 'De eerste dag van de week, van 0, zondag, tot 6; standaard die van de cultuur van de pagina.',
      en: 'The first day of the week, from 0, Sunday, to 6; by default that of the page’s culture.',
      examples: [1],
    },
  },
};
