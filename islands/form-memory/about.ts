import type { About } from '#kit/about.ts';

export const about: About = {
  title: { fr: 'Mémoire des formulaires', nl: 'Geheugen van formulieren', en: 'Form memory' },
  purpose: {
    fr: 'Le texte déjà saisi est encore là quand on revient par Précédent ou Suivant.',
    nl: 'Getypte tekst staat er nog wanneer men met Vorige of Volgende terugkomt.',
    en: 'Typed text is restored when the visitor returns with Back or Forward.',
  },
  group: 'forms',
  synonyms: {
    fr: ['texte conservé', 'retour', 'saisie'],
    nl: ['tekst bewaard', 'terug', 'invoer'],
    en: ['typed text', 'back button', 'restore'],
  },
  props: {},
};
