import type { About } from '#kit/about.ts';

export const about: About = {
  title: { fr: 'Connexion', nl: 'Inloggen', en: 'Sign-in dialog' },
  purpose: {
    fr: 'Quand le serveur demande de se connecter, le formulaire s’ouvre sur la page et ce qui attendait reprend ensuite.',
    nl: 'Wanneer de server vraagt om in te loggen, opent het formulier op de pagina en gaat wat wachtte daarna verder.',
    en: 'When the server requires a sign-in, its form opens over the page; the pending requests continue afterwards.',
  },
  group: 'messages',
  synonyms: {
    fr: ['se connecter', 'identifiant', 'session expirée'],
    nl: ['aanmelden', 'gebruikersnaam', 'sessie verlopen'],
    en: ['sign in', 'log in', 'session expired'],
  },
  props: {},
};
