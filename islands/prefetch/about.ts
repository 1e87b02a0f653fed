import type { About } from '#kit/about.ts';

export const about: About = {
  title: { fr: 'Chargement anticipé', nl: 'Vooraf ophalen', en: 'Prefetch' },
  purpose: {
    fr: 'La page d’un lien est chargée au survol ou au focus, pour s’ouvrir plus vite.',
    nl: 'De pagina van een link wordt bij aanwijzen of focus al opgehaald, zodat ze sneller opent.',
    en: 'A link’s page is fetched on hover or focus, so that it opens faster.',
  },
  group: 'navigation',
  props: {},
  attributes: {
    'data-prefetch': {
      fr: 'Sur un lien dont la page ne change rien.',
      nl: 'Op een link waarvan de pagina niets wijzigt.',
      en: 'On a link without side effects.',
    },
  },
};
