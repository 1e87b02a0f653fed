import type { About } from '#kit/about.ts';

export const about: About = {
  title: { fr: 'Mise à jour partielle', nl: 'Gedeeltelijke update', en: 'Scoped update' },
  purpose: {
    fr: 'Un formulaire ou un lien dont la réponse remplace une partie de la page, le reste demeurant tel quel.',
    nl: 'Een formulier of link waarvan het antwoord een deel van de pagina vervangt; de rest blijft zoals hij is.',
    en: 'A form or link whose response replaces a part of the page, while the rest stays as it is.',
  },
  group: 'page',
  synonyms: {
    fr: ['mise à jour sans rechargement', 'fragment', 'formulaire ajax', 'htmx'],
    nl: ['bijwerken zonder herladen', 'fragment', 'ajaxformulier', 'htmx'],
    en: ['partial update', 'fragment', 'ajax form', 'htmx', 'frame'],
  },
  props: {},
  attributes: {
    'data-ajax-update': {
      value: 'selector',
      fr: 'Où va la réponse : tous les éléments qui correspondent.',
      nl: 'Waar het antwoord komt: alle elementen die passen.',
      en: 'The targets of the response, every match; left out, the response is only a result.',
    },
    'data-ajax-mode': {
      value: 'before | after | replace-with',
      fr: 'Au début de la cible, à sa fin ou à sa place ; sinon son contenu est remplacé.',
      nl: 'Aan het begin van het doel, aan het einde of in de plaats ervan; anders wordt de inhoud vervangen.',
      en: '`before` and `after` put it at the target’s start or end, `replace-with` in its place; any other value replaces the content. Case does not matter.',
    },
    'data-ajax-update-parent': {
      value: 'true',
      fr: 'Le parent de la cible cède sa place à la réponse.',
      nl: 'De ouder van het doel maakt plaats voor het antwoord.',
      en: 'The target’s parent gives way to the response.',
    },
    'data-ajax-url': {
      value: 'address',
      fr: 'Une autre adresse que celle du formulaire ou du lien.',
      nl: 'Een ander adres dan dat van het formulier of de link.',
      en: 'Overrides the address of the form or link; a submitter’s `formaction` comes first.',
    },
    'data-ajax-method': {
      value: 'GET | POST | PUT | DELETE',
      fr: 'Une autre méthode que celle du formulaire.',
      nl: 'Een andere methode dan die van het formulier.',
      en: 'Overrides the method of the form; a submitter’s `formmethod` comes first.',
    },
    'data-ajax-loading': {
      value: 'selector',
      fr: 'Ce qui se montre pendant l’attente ; à écrire avec `hidden`.',
      nl: 'Wat te zien is tijdens het wachten; schrijf het met `hidden`.',
      en: 'The element shown during the request; write it with `hidden`.',
    },
    'data-ajax-loading-duration': {
      value: 'milliseconds',
      fr: 'La durée de son fondu.',
      nl: 'Hoe lang het vervaagt.',
      en: 'How long it fades.',
    },
    'data-ajax-cache': {
      value: 'true',
      fr: 'Le cache du navigateur peut répondre.',
      nl: 'De cache van de browser mag antwoorden.',
      en: 'The response may come from the browser’s cache.',
    },
    'data-ajax-push': {
      value: 'true | address',
      fr: 'Une nouvelle entrée dans l’historique, avec l’adresse de la réponse ou celle qui est écrite.',
      nl: 'Een nieuwe stap in de geschiedenis, met het adres van het antwoord of dat wat er staat.',
      en: 'A new history entry, with the response’s address or the given one; Back brings the target’s older content.',
    },
  },
  parts: {
    '[data-ajax-message]': {
      fr: 'Où sont dits résultats et échecs ; sinon à la fin du formulaire.',
      nl: 'Waar resultaten en mislukkingen worden gemeld; anders aan het einde van het formulier.',
      en: 'Container of results and failures; without it, the end of the form.',
    },
  },
  emits: ['ajax-begin', 'ajax-success', 'ajax-failure', 'ajax-complete'],
};
