import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Compte à rebours', nl: 'Aftelklok', en: 'Countdown' },
  purpose: {
    fr: 'Le temps qui reste d’une offre, à l’heure du serveur. À la fin, la page est rechargée, une seule fois.',
    nl: 'De tijd die van een aanbieding rest, volgens de klok van de server. Op het einde wordt de pagina één keer herladen.',
    en: 'Time left of an offer, by the server’s clock. At the end, the page is reloaded once.',
  },
  group: 'shop',
  synonyms: {
    fr: ['minuteur', 'chrono', 'fin de l’offre', 'promotion'],
    nl: ['timer', 'klok', 'einde van de actie', 'promotie'],
    en: ['timer', 'clock', 'deadline', 'offer ends'],
  },
  host: 'time, p, span, div',
  props: {
    end: {
      fr: 'La fin, avec un fuseau : 2026-12-24T18:00:00+01:00. Le texte de l’élément la dit aux visiteurs sans script.',
      nl: 'Het einde, met een tijdzone: 2026-12-24T18:00:00+01:00. De tekst van het element zegt het aan bezoekers zonder script.',
      en: 'End, with a time zone: 2026-12-24T18:00:00+01:00.',
      examples: ['2026-12-24T18:00:00+01:00'],
    },
    now: {
      fr: 'L’heure du serveur quand il a écrit la page, notée comme la fin : une horloge de téléphone fausse n’y change rien.',
      nl: 'De tijd van de server toen hij de pagina schreef, genoteerd als het einde: een foute klok op de telefoon doet er niet toe.',
      en: 'Server time when the page was rendered, in the same format.',
      examples: ['2026-12-22T09:30:00+01:00'],
    },
  },
  emits: ['countdown-ended'],
};
