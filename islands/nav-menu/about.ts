import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Menu principal', nl: 'Hoofdmenu', en: 'Main menu' },
  purpose: {
    fr: 'Les rayons du site, dont un seul panneau est ouvert à la fois : à la souris, au clavier ou au doigt.',
    nl: 'De rubrieken van de site, waarvan telkens één paneel open is: met de muis, het toetsenbord of de vinger.',
    en: 'The site’s sections, with one panel open at a time, by mouse, keyboard or touch.',
  },
  group: 'navigation',
  synonyms: {
    fr: ['navigation', 'mega menu', 'sous-menu'],
    nl: ['navigatie', 'megamenu', 'submenu'],
    en: ['navigation', 'mega menu', 'dropdown'],
  },
  host: 'nav',
  contains: ['details > summary'],
  props: {
    hover: {
      fr: 'Si une souris qui s’arrête sur une entrée ouvre son panneau.',
      nl: 'Of een muis die op een rubriek stilstaat haar paneel opent.',
      en: 'Whether hovering over an entry opens its panel; true by default.',
    },
  },
};
