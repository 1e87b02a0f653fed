import type { Markup } from '#kit/markup.ts';
import type { props } from './props.ts';

export const markup: Markup<typeof props> = {
  title: { fr: 'Partager', nl: 'Delen', en: 'Share' },
  purpose: {
    fr: 'Des boutons pour partager la page, sans rien charger des réseaux.',
    nl: 'Knoppen om de pagina te delen, zonder iets van de netwerken te laden.',
    en: 'Buttons that share the page, without loading anything of the networks.',
  },
  group: 'content',
  host: '*',
  props: {
    networks: {
      fr: 'Où partager, dans cet ordre : facebook, x, linkedin, pinterest, whatsapp, bluesky, email, copy.',
      nl: 'Waar delen, in deze volgorde: facebook, x, linkedin, pinterest, whatsapp, bluesky, email, copy.',
      examples: ['facebook, email, copy'],
    },
    text: {
      fr: 'Les mots qui accompagnent ; sinon le titre de la page.',
      nl: 'De woorden die meegaan; anders de titel van de pagina.',
      examples: ['Une table, pièce par pièce'],
    },
    url: {
      fr: 'L’adresse partagée ; sinon celle de la page.',
      nl: 'Het adres dat wordt gedeeld; anders dat van de pagina.',
      examples: ['/fr/journal'],
    },
    count: {
      fr: 'Combien de fois la page a été partagée : un nombre se montre comme il est écrit.',
      nl: 'Hoe vaak de pagina is gedeeld: een getal wordt getoond zoals het er staat.',
      examples: ['128'],
    },
    showInPopup: {
      fr: 'Ouvre les réseaux dans une petite fenêtre.',
      nl: 'Opent de netwerken in een klein venster.',
    },
    showLabel: {
      fr: 'Montre leurs noms à côté des icônes.',
      nl: 'Toont hun namen naast de pictogrammen.',
    },
  },
};
