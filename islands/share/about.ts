import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Partager', nl: 'Delen', en: 'Share' },
  purpose: {
    fr: 'Des boutons pour partager la page, sans rien charger des réseaux.',
    nl: 'Knoppen om de pagina te delen, zonder iets van de netwerken te laden.',
    en: 'Buttons that share the page, without loading anything from the networks.',
  },
  group: 'content',
  synonyms: {
    fr: ['réseaux sociaux', 'facebook', 'whatsapp', 'copier le lien'],
    nl: ['sociale media', 'facebook', 'whatsapp', 'link kopiëren'],
    en: ['social media', 'facebook', 'whatsapp', 'copy link'],
  },
  block: { without: ['count'] },
  host: '*',
  props: {
    networks: {
      fr: 'Où partager, dans cet ordre : facebook, x, linkedin, pinterest, whatsapp, bluesky, email, copy.',
      nl: 'Waar delen, in deze volgorde: facebook, x, linkedin, pinterest, whatsapp, bluesky, email, copy.',
      en: 'Networks, in this order: facebook, x, linkedin, pinterest, whatsapp, bluesky, email, copy.',
      examples: ['facebook, email, copy'],
    },
    text: {
      fr: 'Les mots qui accompagnent ; sinon le titre de la page.',
      nl: 'De woorden die meegaan; anders de titel van de pagina.',
      en: 'The shared text; the page’s title by default.',
      examples: ['Une table, pièce par pièce'],
    },
    url: {
      fr: 'L’adresse partagée ; sinon celle de la page.',
      nl: 'Het adres dat wordt gedeeld; anders dat van de pagina.',
      en: 'The shared address; the page’s own by default.',
      examples: ['/fr/journal'],
    },
    count: {
      fr: 'Combien de fois la page a été partagée : un nombre se montre comme il est écrit.',
      nl: 'Hoe vaak de pagina is gedeeld: een getal wordt getoond zoals het er staat.',
      en: 'Number of shares, shown as written; true alone shows nothing.',
      examples: ['128'],
    },
    showInPopup: {
      fr: 'Ouvre les réseaux dans une petite fenêtre.',
      nl: 'Opent de netwerken in een klein venster.',
      en: 'Opens the networks in a small window.',
    },
    showLabel: {
      fr: 'Montre leurs noms à côté des icônes.',
      nl: 'Toont hun namen naast de pictogrammen.',
      en: 'Shows their names beside the icons.',
    },
  },
};
