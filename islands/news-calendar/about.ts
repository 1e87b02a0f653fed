import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Calendrier d’actualités', nl: 'Nieuwskalender', en: 'News calendar' },
  purpose: {
    fr: 'Les mois d’une rubrique d’actualités que l’on feuillette, et les articles du jour choisi.',
    nl: 'De maanden van een nieuwsrubriek waarin men bladert, en de artikelen van de gekozen dag.',
    en: 'The months of a news section to browse, and the posts of the selected day.',
  },
  group: 'content',
  synonyms: {
    fr: ['agenda', 'événements', 'nouvelles'],
    nl: ['agenda', 'evenementen', 'nieuws'],
    en: ['agenda', 'events', 'news'],
  },
  host: '*',
  props: {
    categoryIds: {
      fr: 'Les numéros des catégories dont les articles sont montrés.',
      nl: 'De nummers van de categorieën waarvan de artikelen worden getoond.',
      en: 'Ids of the categories whose posts are shown.',
      examples: ['1,2,3'],
    },
    displayChildren: {
      fr: 'Si les articles des sous-catégories sont montrés aussi.',
      nl: 'Of de artikelen van subcategorieën ook worden getoond.',
      en: 'Whether posts of subcategories are also shown.',
      examples: [true],
    },
    postsPerPage: {
      fr: 'Combien d’articles d’un jour sont listés.',
      nl: 'Hoeveel artikelen van een dag in de lijst komen.',
      en: 'Number of listed posts per day.',
      examples: [5],
    },
    month: {
      fr: 'Le mois montré, de 1 à 12.',
      nl: 'De getoonde maand, van 1 tot 12.',
      en: 'The month shown, from 1 to 12.',
      examples: [11],
    },
    year: {
      fr: 'L’année montrée.',
      nl: 'Het getoonde jaar.',
      en: 'The year shown.',
      examples: [2026],
    },
  },
  slots: {
    calendar: {
      fr: 'Le tableau du mois et les liens vers le précédent et le suivant ; le serveur le remplace en entier.',
      nl: 'De tabel van de maand en de links naar de vorige en de volgende; de server vervangt alles.',
      en: 'The table of the month and the links to the previous and next one; the server replaces all of it.',
    },
    posts: {
      fr: 'La liste des articles d’un jour.',
      nl: 'De lijst met de artikelen van een dag.',
      en: 'The list of a day’s posts.',
    },
  },
  parts: {
    'a[rel="prev"]': {
      fr: 'Le lien vers le mois précédent, avec `?month=&year=` ; `rel="next"` vers le suivant.',
      nl: 'De link naar de vorige maand, met `?month=&year=`; `rel="next"` naar de volgende.',
      en: 'The link to the previous month, with `?month=&year=`; `rel="next"` to the next.',
    },
    'td[data-day]': {
      fr: 'Un jour, comme 2026-11-05 ; s’il a des articles, il contient un lien.',
      nl: 'Een dag, zoals 2026-11-05; heeft hij artikelen, dan staat er een link in.',
      en: 'A day, such as 2026-11-05; with a link if it has posts.',
    },
  },
};
