import type { About } from '#kit/about.ts';

export const about: About = {
  title: { fr: 'Chargement anticipé', nl: 'Vooraf ophalen', en: 'Fetching ahead' },
  purpose: {
    fr: 'La page d’un lien est demandée quand on s’en approche : elle s’ouvre plus vite.',
    nl: 'De pagina van een link wordt gevraagd wanneer men haar nadert: ze opent sneller.',
    en: 'A link’s page is asked for when the visitor comes near: it opens faster.',
  },
  group: 'navigation',
  props: {},
  attributes: {
    'data-prefetch': {
      fr: 'Sur un lien dont la page ne change rien.',
      nl: 'Op een link waarvan de pagina niets wijzigt.',
      en: 'On a link whose page changes nothing.',
    },
  },
};
