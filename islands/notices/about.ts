import type { About } from '#kit/about.ts';

export const about: About = {
  title: { fr: 'Messages', nl: 'Meldingen', en: 'Notices' },
  purpose: {
    fr: 'De courts messages en bas de la page, lus à voix haute et jamais sur ce que l’on fait.',
    nl: 'Korte meldingen onderaan de pagina, voorgelezen en nooit over wat men doet.',
    en: 'Short messages at the page’s end, announced and never in the way.',
  },
  group: 'messages',
  synonyms: {
    fr: ['notification', 'toast', 'alerte', 'growl'],
    nl: ['notificatie', 'toast', 'waarschuwing', 'growl'],
    en: ['notification', 'toast', 'alert', 'growl', 'snackbar'],
  },
  props: {},
};
