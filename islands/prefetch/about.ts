import type { About } from '#kit/about.ts';

export const about: About = {
  title: { fr: 'Chargement anticipé', nl: 'Vooraf ophalen', en: 'Prefetch' },
  purpose: {
    fr: 'La page d’un lien est chargée au survol, au toucher ou au focus par le clavier, pour s’ouvrir plus vite.',
    nl: 'De pagina van een link wordt bij aanwijzen, aanraken of focus met het toetsenbord al opgehaald, zodat ze sneller opent.',
    en: 'A link’s page is fetched on hover, touch or keyboard focus, so that it opens faster. The setting `links.prefetch` switches it on for all links.',
  },
  group: 'navigation',
  synonyms: {
    fr: ['précharger', 'vitesse'],
    nl: ['vooraf laden', 'snelheid'],
    en: ['preload', 'speed', 'instant page'],
  },
  props: {},
  attributes: {
    'data-prefetch': {
      value: 'false',
      fr: 'Sur un lien, ou sur ce qui en contient : un menu, une liste, le `<body>`. `false` les exclut ; le plus proche décide. Seulement si la lecture ne change rien.',
      nl: 'Op een link, of op wat links bevat: een menu, een lijst, de `<body>`. `false` sluit ze uit; het dichtste telt. Alleen als lezen niets wijzigt.',
      en: 'On a link, or on what contains links: a menu, a list, the `<body>`. `false` excludes them; the nearest counts. Only where a GET changes nothing.',
    },
  },
};
