import type { About } from '#kit/about.ts';

export const about: About = {
  title: { fr: 'Chargement anticipé', nl: 'Vooraf ophalen', en: 'Prefetch' },
  purpose: {
    fr: 'La page d’un lien est chargée au survol, au toucher ou au focus par le clavier, pour s’ouvrir plus vite.',
    nl: 'De pagina van een link wordt bij aanwijzen, aanraken of focus met het toetsenbord al opgehaald, zodat ze sneller opent.',
    en: 'A link’s page is fetched on hover, touch or keyboard focus, so that it opens faster. The setting `links.prefetch` switches it on for all links.',
  },
  group: 'navigation',
  props: {},
  attributes: {
    'data-prefetch': {
      value: 'false',
      fr: 'Sur un lien, ou sur ce qui contient des liens : un menu, une liste, le `<body>`. Avec `false`, ces liens sont exclus. L’élément le plus proche décide. Seulement pour des pages dont la lecture ne change rien.',
      nl: 'Op een link, of op wat links bevat: een menu, een lijst, de `<body>`. Met `false` zijn die links uitgesloten. Het dichtste element beslist. Alleen voor pagina’s die niets wijzigen wanneer ze worden gelezen.',
      en: 'On a link, or on anything that contains links: a menu, a list, the `<body>`. With `false` these links are excluded. The nearest element decides. Only for pages whose GET changes nothing.',
    },
  },
};
