import type { About } from '#kit/about.ts';

export const about: About = {
  title: { fr: 'Consentement', nl: 'Toestemming', en: 'Consent' },
  purpose: {
    fr: 'Retient ce que le visiteur accepte, et lance alors seulement les scripts qui attendaient cet accord.',
    nl: 'Onthoudt wat de bezoeker aanvaardt, en start pas dan de scripts die daarop wachtten.',
    en: 'Remembers what the visitor accepts, and only then runs the scripts that were waiting for it.',
  },
  group: 'page',
  synonyms: {
    fr: ['rgpd', 'cookies', 'scripts bloqués'],
    nl: ['avg', 'cookies', 'geblokkeerde scripts'],
    en: ['gdpr', 'cookies', 'blocked scripts'],
  },
  props: {},
  attributes: {
    'data-consent': {
      value: 'preferences | statistics | marketing',
      fr: 'Sur `<script type="text/plain">` : la catégorie dont l’accord est attendu.',
      nl: 'Op `<script type="text/plain">`: de categorie waarvan de toestemming wordt afgewacht.',
      en: 'On `<script type="text/plain">`: the category whose consent is required.',
    },
    'data-type': {
      value: 'module',
      fr: 'Sur un tel script : son vrai type, s’il s’agit d’un module.',
      nl: 'Op zo’n script: het eigenlijke type, als het een module is.',
      en: 'On such a script: its real type, if it is a module.',
    },
  },
  emits: ['consent-accepted', 'consent-declined', 'consent-changed'],
};
