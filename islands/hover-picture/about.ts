import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Image au survol', nl: 'Afbeelding bij aanwijzen', en: 'Picture on hover' },
  purpose: {
    fr: 'Une liste de liens dont chacun montre son image à la même place, au survol, au clavier ou au doigt.',
    nl: 'Een lijst met links die elk hun afbeelding op dezelfde plaats tonen, bij aanwijzen, met het toetsenbord of de vinger.',
    en: 'A list of links, each of which shows its picture in the same place, on hover, by keyboard or by touch.',
  },
  group: 'content',
  synonyms: {
    fr: ['survol', 'liste illustrée'],
    nl: ['hover', 'geïllustreerde lijst'],
    en: ['hover', 'picture list', 'preview'],
  },
  host: '*',
  props: {
    back: {
      fr: 'La première image revient quand la souris s’en va ; un doigt n’en montre aucune.',
      nl: 'De eerste afbeelding komt terug als de muis weggaat; een vinger toont er geen.',
      en: 'The first picture shows again when the pointer leaves; a touch shows none.',
      examples: [true],
    },
  },
  attributes: {
    'data-picture': {
      value: 'url',
      fr: 'Sur un lien : l’adresse de son image.',
      nl: 'Op een link: het adres van zijn afbeelding.',
      en: 'On a link: the address of its picture.',
    },
    'data-picture-alt': {
      value: 'text',
      fr: 'Sur un lien : ce que son image montre ; sinon le texte de la première image reste.',
      nl: 'Op een link: wat zijn afbeelding toont; anders blijft de tekst van de eerste afbeelding.',
      en: 'On a link: what its picture shows; otherwise the first picture’s text stays.',
    },
  },
  slots: {
    picture: {
      fr: 'L’image où toutes se montrent, avec la première ; dans une liste, celle de la même carte.',
      nl: 'De afbeelding waar ze allemaal verschijnen, met de eerste; in een lijst die van dezelfde kaart.',
      en: 'The image that shows them all, initially the first; in a list, that of the same card.',
    },
  },
};
