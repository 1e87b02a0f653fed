import type { About } from '#kit/about.ts';

export const about: About = {
  title: { fr: 'Demande de confirmation', nl: 'Vraag om bevestiging', en: 'Confirmation' },
  purpose: {
    fr: 'Un lien, un bouton ou un formulaire qui pose une question avant d’agir.',
    nl: 'Een link, knop of formulier dat eerst een vraag stelt en dan pas iets doet.',
    en: 'A link, button or form whose action has to be confirmed first.',
  },
  group: 'messages',
  synonyms: {
    fr: ['êtes-vous sûr', 'supprimer', 'confirmation'],
    nl: ['bent u zeker', 'verwijderen', 'bevestigen'],
    en: ['are you sure', 'delete', 'confirmation'],
  },
  props: {},
  attributes: {
    'data-confirm': {
      value: 'question',
      fr: 'La question ; vide, c’est celle de la suppression.',
      nl: 'De vraag; leeg is het die van het verwijderen.',
      en: 'The question before a click or submit; empty, it is `Core.SureToDelete`.',
    },
    'data-ajax-confirm': {
      value: 'question',
      fr: 'La même, sous le nom d’ASP.NET.',
      nl: 'Hetzelfde, onder de naam van ASP.NET.',
      en: 'The same, under ASP.NET’s name.',
    },
  },
};
