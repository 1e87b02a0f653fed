import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Message unique', nl: 'Eenmalig bericht', en: 'Popup' },
  purpose: {
    fr: 'Un message montré une fois : une fenêtre après trois secondes, ou un bandeau que l’on ferme. Jamais sur une autre fenêtre, le bandeau des cookies, la commande ou ce que l’on écrit.',
    nl: 'Een bericht dat één keer wordt getoond: een venster na drie seconden, of een balk die men sluit. Nooit over een ander venster, de cookiebalk, de bestelling of wat men typt.',
    en: 'A message shown once: a dialog after three seconds, or a banner that can be closed. Never over another dialog, the cookie banner, an order or during typing.',
  },
  group: 'content',
  synonyms: {
    fr: ['annonce', 'promotion', 'newsletter', 'bandeau'],
    nl: ['aankondiging', 'promotie', 'nieuwsbrief', 'balk'],
    en: ['announcement', 'promotion', 'newsletter', 'interstitial'],
  },
  host: 'div, section, aside',
  props: {
    id: {
      fr: 'Le nom du message, unique : une fois fermé, il n’est plus montré à ce visiteur.',
      nl: 'De naam van het bericht, enig in zijn soort: eenmaal gesloten krijgt de bezoeker het niet meer te zien.',
      en: 'Unique name; once closed, the popup is never shown to the visitor again.',
      examples: ['winter-2026'],
    },
    kind: {
      fr: 'Une fenêtre qui s’ouvre d’elle-même (à écrire avec `hidden`), ou un bandeau dans la page.',
      nl: 'Een venster dat vanzelf opengaat (schrijf het met `hidden`), of een balk in de pagina.',
      en: 'A dialog that opens by itself, or a banner in the page.',
    },
    title: {
      fr: 'Le titre de la fenêtre ; obligatoire sans adresse.',
      nl: 'De titel van het venster; verplicht zonder adres.',
      en: 'Title of the dialog; required for a modal without an address.',
      examples: ['Nocturne du jeudi'],
    },
    delay: {
      fr: 'Combien de temps la page est vue avant que la fenêtre s’ouvre.',
      nl: 'Hoe lang de pagina te zien is voor het venster opengaat.',
      en: 'Time the page is visible before a modal opens.',
    },
    url: {
      fr: 'L’adresse du contenu de la fenêtre ; sinon, c’est celui de l’élément.',
      nl: 'Het adres van de inhoud van het venster; anders is het die van het element.',
      en: 'Address of the modal’s content; by default the element’s own.',
      examples: ['/fr/popup/winter-2026'],
    },
    endDatetime: {
      fr: 'La fin, avec un fuseau. Ensuite la page est rechargée, une seule fois.',
      nl: 'Het einde, met een tijdzone. Daarna wordt de pagina één keer herladen.',
      en: 'End, with a time zone: 2026-12-24T18:00:00+01:00.',
      examples: ['2026-12-24T18:00:00+01:00'],
    },
    now: {
      fr: 'L’heure du serveur quand il a écrit la page, notée comme la fin.',
      nl: 'De tijd van de server toen hij de pagina schreef, genoteerd als het einde.',
      en: 'Server time when the page was rendered, in the same format.',
      examples: ['2026-12-22T09:30:00+01:00'],
    },
  },
  parts: {
    '[data-popup-close]': {
      fr: 'Dans un bandeau : le bouton qui le ferme ; sans script, il envoie son formulaire.',
      nl: 'In een balk: de knop die hem sluit; zonder script verzendt hij zijn formulier.',
      en: 'In a banner: the button that closes it; without the script it sends its form.',
    },
    '[data-popup-countdown]': {
      fr: 'Où s’écrit le temps qui reste.',
      nl: 'Waar de resterende tijd komt te staan.',
      en: 'Shows the remaining time.',
    },
  },
  emits: ['popup-closed', 'countdown-ended'],
};
