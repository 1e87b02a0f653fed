import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Questions qui dépendent', nl: 'Afhankelijke vragen', en: 'Dependent fields' },
  purpose: {
    fr: 'Un formulaire ne montre que les questions qui découlent des réponses données ; les autres ne sont ni vérifiées ni envoyées. Ce qui y était écrit revient avec la question.',
    nl: 'Een formulier toont alleen de vragen die uit de gegeven antwoorden volgen; de andere worden niet gecontroleerd en niet verstuurd. Wat er stond, komt met de vraag terug.',
    en: 'A form shows only the questions that follow from the given answers. The others are neither validated nor sent; their text is restored when they show again.',
  },
  group: 'forms',
  synonyms: {
    fr: ['questions conditionnelles', 'formulaire dynamique', 'afficher si'],
    nl: ['voorwaardelijke vragen', 'dynamisch formulier', 'tonen als'],
    en: ['conditional fields', 'dynamic form', 'show if'],
  },
  host: 'form',
  contains: ['[name]'],
  props: {
    rules: {
      fr: 'Le tableau des réponses et des questions qu’elles appellent. Sans lui, c’est celui du formulaire d’assistance, FormField21 à FormField52.',
      nl: 'De tabel van antwoorden en de vragen die eruit volgen. Zonder tabel geldt die van het hulpformulier, FormField21 tot FormField52.',
      en: 'Answers and the fields they show; by default the table of the assistance form, FormField21 to FormField52.',
      examples: ['[{"field":"Topic","values":["broken"],"shows":["Article","Photo"]}]'],
    },
  },
  attributes: {
    'data-dependent': {
      fr: 'Sur un groupe dont aucune question ne découle des réponses que la page porte déjà : il est caché dès le premier affichage.',
      nl: 'Op een groep waarvan geen vraag volgt uit de antwoorden die al in de pagina staan: ze is vanaf het eerste beeld verborgen.',
      en: 'On a group whose questions do not apply to the answers already in the page: it is hidden from the first paint on.',
    },
  },
};
