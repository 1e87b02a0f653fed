import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Mot de passe', nl: 'Wachtwoord', en: 'Password' },
  purpose: {
    fr: 'Un mot de passe que l’on peut afficher ; pour un nouveau, les règles du champ se cochent pendant la frappe.',
    nl: 'Een wachtwoord dat men kan tonen; bij een nieuw worden de regels van het veld aangevinkt tijdens het typen.',
    en: 'A password that can be shown; for a new one, the field’s rules are ticked during typing.',
  },
  group: 'forms',
  synonyms: {
    fr: ['afficher le mot de passe', 'sécurité', 'force'],
    nl: ['wachtwoord tonen', 'veiligheid', 'sterkte'],
    en: ['show password', 'strength', 'security'],
  },
  props: {
    password: {
      fr: 'Vide ou `current` : celui que l’on a déjà. `new` : un nouveau.',
      nl: 'Leeg of `current`: het wachtwoord dat men al heeft. `new`: een nieuw.',
      en: 'Whether the password is the current or a new one.',
      examples: ['new'],
    },
    strength: {
      fr: 'Montre ce que demandent les règles du champ, coché pendant la frappe ; de soi-même pour un nouveau.',
      nl: 'Toont wat de regels van het veld vragen, aangevinkt tijdens het typen; vanzelf voor een nieuw.',
      en: 'Lists the requirements of the field’s rules, ticked during typing; automatic for a new password.',
      examples: [true, false],
    },
    patternText: {
      fr: 'Ce que demande le motif des règles, en mots ; les motifs courants sont connus, sinon c’est le message.',
      nl: 'Wat het patroon van de regels vraagt, in woorden; gangbare zijn bekend, anders zegt de melding het.',
      en: 'Text for the pattern of the rules. Without it common patterns have one; for others the error message is used.',
      examples: ['un chiffre'],
    },
  },
  parts: {
    '.ar-password': {
      fr: 'Facultatif, autour du champ : le bouton se place alors dans le champ, et non dessous.',
      nl: 'Niet verplicht, rond het veld: de knop staat dan in het veld, en niet eronder.',
      en: 'Optional, around the field: the button is then inside the field, not below it.',
    },
    '[data-password-rules]': {
      fr: 'Facultatif, nommé par `aria-describedby` du champ : les règles en mots, à la place desquelles vient la liste.',
      nl: 'Niet verplicht, genoemd door `aria-describedby` van het veld: de regels in woorden, waarvoor de lijst in de plaats komt.',
      en: 'Optional, named by the field’s `aria-describedby`: the rules as text, which the list replaces.',
    },
  },
  states: { current: { fr: 'Mot de passe existant', nl: 'Bestaand wachtwoord', en: 'An existing password' } },
};
