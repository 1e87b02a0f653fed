import type { About } from '#kit/about.ts';

export const about: About = {
  title: { fr: 'Menu pour mobile', nl: 'Mobiel menu', en: 'Mobile menu' },
  purpose: {
    fr: 'Un lien ou un bouton qui ouvre le menu principal dans un tiroir, niveau par niveau.',
    nl: 'Een link of knop die het hoofdmenu in een lade opent, niveau per niveau.',
    en: 'A link or button that opens the main menu in a drawer, level by level.',
  },
  group: 'navigation',
  synonyms: {
    fr: ['hamburger', 'tiroir', 'navigation mobile'],
    nl: ['hamburger', 'lade', 'mobiele navigatie'],
    en: ['hamburger', 'drawer', 'off-canvas'],
  },
  props: {},
  attributes: {
    'data-mobile-menu': {
      value: 'selector',
      fr: 'Le menu à montrer ; vide, c’est le menu principal (`nav-menu`).',
      nl: 'Het menu dat wordt getoond; leeg is het hoofdmenu (`nav-menu`).',
      en: 'The menu to show; if empty, the main menu (`nav-menu`).',
    },
    'data-mobile-menu-extra': {
      fr: 'Sur un `<template>` dans le menu : ce que le tiroir montre sous les rayons, comme la langue, le compte et l’aide.',
      nl: 'Op een `<template>` in het menu: wat de lade onder de afdelingen toont, zoals de taal, de account en hulp.',
      en: 'On a `<template>` in the menu: shown in the drawer below the links, such as language, account and help.',
    },
    'data-menu-skip': {
      fr: 'Dans le menu : ce que le tiroir laisse de côté, comme une promotion.',
      nl: 'In het menu: wat de lade weglaat, zoals een promotie.',
      en: 'In the menu: omitted from the drawer, such as a promotion.',
    },
  },
};
