import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Bandeau des cookies', nl: 'Cookiebalk', en: 'Cookie banner' },
  purpose: {
    fr: 'Demande un choix sur les cookies, en bas de l’écran, jusqu’à ce qu’il soit enregistré.',
    nl: 'Vraagt onderaan het scherm een keuze over cookies, tot die is opgeslagen.',
    en: 'Requests a cookie choice at the bottom of the screen, until one is saved.',
  },
  group: 'page',
  synonyms: {
    fr: ['rgpd', 'consentement', 'accepter les cookies'],
    nl: ['avg', 'toestemming', 'cookies aanvaarden'],
    en: ['gdpr', 'consent', 'accept cookies'],
  },
  host: 'section, div, aside',
  contains: ['button[value="accept"]', 'button[value="decline"]'],
  props: {
    stamp: {
      fr: 'La version de ce qui est demandé ; une autre version redemande à tous. Passe avant `consent.stamp`.',
      nl: 'De versie van wat wordt gevraagd; een andere versie vraagt het iedereen opnieuw. Gaat voor op `consent.stamp`.',
      en: 'Version of the consent; a choice for another version must be made again. Overrides consent.stamp.',
      examples: ['2026-11'],
    },
  },
  parts: {
    'button[value="accept"]': {
      fr: 'Le bouton qui accepte tout.',
      nl: 'De knop die alles aanvaardt.',
      en: 'The button that accepts everything.',
    },
    'button[value="decline"]': {
      fr: 'Le bouton qui refuse tout, aussi visible que l’autre.',
      nl: 'De knop die alles weigert, even zichtbaar als de andere.',
      en: 'The button that declines everything, as visible as the other one.',
    },
  },
};
