import type { About } from '#kit/about.ts';

export const about: About = {
  title: { fr: 'Après un rechargement', nl: 'Na een herladen', en: 'After a reload' },
  purpose: {
    fr: 'Quand une page doit être rechargée, le message qui l’explique et le texte déjà saisi sont encore là.',
    nl: 'Als een pagina moet worden herladen, staan de melding daarover en de getypte tekst er nog.',
    en: 'When a page has to be loaded anew, the message that says why and typed text are still there.',
  },
  group: 'page',
  props: {},
};
