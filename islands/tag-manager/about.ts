import type { About } from '#kit/about.ts';

export const about: About = {
  title: { fr: 'Gestionnaire de balises', nl: 'Tagmanager', en: 'Tag manager' },
  purpose: {
    fr: 'Annonce au gestionnaire de balises les pages vues et les clics sur une adresse ou un numéro. La médiathèque annonce changeFolder aussi sans ce service.',
    nl: 'Meldt aan de tagmanager welke pagina’s zijn bekeken en welke adressen of nummers aangeklikt. De mediatheek meldt changeFolder ook zonder deze dienst.',
    en: 'Reports page views and clicks on mail and phone links to the tag manager. The media library pushes changeFolder even without this service.',
  },
  group: 'page',
  synonyms: {
    fr: ['google', 'analytics', 'statistiques', 'gtm'],
    nl: ['google', 'analytics', 'statistieken', 'gtm'],
    en: ['google', 'analytics', 'tracking', 'gtm'],
  },
  props: {},
};
