import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Recherche par mot-clé', nl: 'Zoeken op trefwoord', en: 'Tag search' },
  purpose: {
    fr: 'Un formulaire qui s’envoie dès qu’un autre choix est fait : tri, genre de contenu.',
    nl: 'Een formulier dat wordt verstuurd zodra iets anders wordt gekozen: volgorde, soort inhoud.',
    en: 'A form that is sent as soon as a choice changes: the order, the type of content.',
  },
  group: 'content',
  synonyms: {
    fr: ['filtre', 'mots-clés', 'étiquettes'],
    nl: ['filter', 'trefwoorden', 'labels'],
    en: ['filter', 'keywords', 'labels'],
  },
  host: 'form',
  contains: ['select'],
  props: {
    reload: {
      fr: 'page : la page entière se recharge. content : le formulaire part comme il est écrit, avec `data-ajax`.',
      nl: 'page: de hele pagina wordt herladen. content: het formulier vertrekt zoals het er staat, met `data-ajax`.',
      en: 'page: the whole document is reloaded. content: the form is sent as written, with data-ajax in place.',
      examples: ['content'],
    },
  },
};
