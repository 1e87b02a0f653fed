import type { About } from '#kit/about.ts';

export const about: About = {
  title: { fr: 'Après un rechargement', nl: 'Na een herladen', en: 'After a reload' },
  purpose: {
    fr: 'Quand une page doit être rechargée, le message qui l’explique et le texte déjà saisi sont encore là.',
    nl: 'Als een pagina moet worden herladen, staan de melding daarover en de getypte tekst er nog.',
    en: 'When a page must be reloaded, the message with the reason and the typed text are preserved.',
  },
  group: 'page',
  synonyms: {
    fr: ['recharger', 'actualiser', 'message conservé'],
    nl: ['vernieuwen', 'verversen', 'melding na herladen'],
    en: ['refresh', 'reload', 'flash message'],
  },
  props: {},
};
