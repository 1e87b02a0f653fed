import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Mosaïque', nl: 'Mozaïek', en: 'Masonry' },
  purpose: {
    fr: 'Une liste en colonnes dont les éléments se suivent sans vide, dans l’ordre de la page.',
    nl: 'Een lijst in kolommen waarvan de items zonder gaten op elkaar volgen, in de volgorde van de pagina.',
    en: 'A list in columns whose items follow each other without gaps, in the order of the page.',
  },
  group: 'content',
  synonyms: {
    fr: ['grille', 'colonnes', 'pinterest', 'mur d’images'],
    nl: ['raster', 'kolommen', 'pinterest', 'fotomuur'],
    en: ['grid', 'columns', 'pinterest', 'image wall'],
  },
  block: {},
  host: '*',
  props: {
    gap: {
      fr: 'L’espace sous chaque élément, en pixels ; par défaut celui entre les colonnes.',
      nl: 'De ruimte onder elk item, in pixels; standaard die tussen de kolommen.',
      en: 'Gap below each item in pixels; by default that between the columns.',
      examples: [24],
    },
  },
};
