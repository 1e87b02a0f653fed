import type { About } from '#kit/about.ts';

export const about: About = {
  title: { fr: 'Gestionnaire de balises', nl: 'Tagmanager', en: 'Tag manager' },
  purpose: {
    fr: 'Annonce au gestionnaire de balises les pages vues et les clics sur une adresse ou un numéro. La médiathèque annonce changeFolder aussi sans ce service.',
    nl: 'Meldt aan de tagmanager welke pagina’s zijn bekeken en welke adressen of nummers aangeklikt. De mediatheek meldt changeFolder ook zonder deze dienst.',
    en: 'Tells the tag manager of pages that were shown, and of mail and phone links that were pressed. The media library pushes changeFolder without this service, too.',
  },
  group: 'page',
  props: {},
};
