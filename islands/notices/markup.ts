import type { Markup } from '#kit/markup.ts';

export const markup: Markup = {
  title: { fr: 'Messages', nl: 'Meldingen', en: 'Notices' },
  purpose: {
    fr: 'De courts messages en bas de la page, lus à voix haute et jamais sur ce que l’on fait.',
    nl: 'Korte meldingen onderaan de pagina, voorgelezen en nooit over wat men doet.',
    en: 'Short messages at the page’s end, read out and never over what one does.',
  },
  group: 'messages',
  props: {},
};
