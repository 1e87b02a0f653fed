import type { About } from '#kit/about.ts';

export const about: About = {
  title: { fr: 'Dialogue d’erreur', nl: 'Foutvenster', en: 'Error dialog' },
  purpose: {
    fr: 'Dit ce qui n’a pas pu être chargé et pourquoi, et propose d’essayer encore.',
    nl: 'Zegt wat niet kon worden opgehaald en waarom, en biedt aan het opnieuw te proberen.',
    en: 'Shows what could not be loaded and why, and offers a retry.',
  },
  group: 'messages',
  synonyms: {
    fr: ['panne', 'échec', 'réessayer', 'erreur serveur'],
    nl: ['storing', 'mislukt', 'opnieuw proberen', 'serverfout'],
    en: ['failure', 'retry', 'server error'],
  },
  props: {},
};
