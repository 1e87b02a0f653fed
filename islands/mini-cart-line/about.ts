import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Ligne du mini-panier', nl: 'Regel van de miniwinkelwagen', en: 'Mini-cart line' },
  purpose: {
    fr: 'Une ligne du mini-panier : changer sa quantité ou la retirer, par les formulaires du serveur.',
    nl: 'Een regel van de miniwinkelwagen: het aantal wijzigen of haar verwijderen, met de formulieren van de server.',
    en: 'A line of the mini-cart: change its quantity or remove it, with the server’s own forms.',
  },
  group: 'shop',
  synonyms: {
    fr: ['article du mini-panier', 'supprimer un article'],
    nl: ['artikel van de miniwinkelwagen', 'artikel verwijderen'],
    en: ['mini-cart item', 'remove item'],
  },
  host: '*',
  contains: ['input'],
  props: {
    lineId: {
      fr: 'L’identifiant de la ligne, comme l’API du panier le prend.',
      nl: 'De id van de regel, zoals de API van de winkelwagen haar kent.',
      en: 'Id of the line in the cart’s API.',
      examples: ['1'],
    },
    quantity: {
      fr: 'La quantité actuelle.',
      nl: 'Het huidige aantal.',
      en: 'Current quantity.',
      examples: [2],
    },
    min: {
      fr: 'La plus petite quantité.',
      nl: 'Het kleinste aantal.',
      en: 'Smallest quantity.',
      examples: [6],
    },
    max: {
      fr: 'La plus grande quantité ; 0 pour aucune limite.',
      nl: 'Het grootste aantal; 0 voor geen grens.',
      en: 'Largest quantity; 0: no limit.',
      examples: [60],
    },
    step: {
      fr: 'La quantité en est un multiple.',
      nl: 'Het aantal is er een veelvoud van.',
      en: 'The quantity is a multiple of it.',
      examples: [6],
    },
  },
  parts: {
    '[data-quantity-minus]': {
      fr: 'Le bouton qui retire un pas ; à écrire avec `hidden`, car il lui faut le script.',
      nl: 'De knop die een stap minder neemt; schrijf hem met `hidden`, want hij heeft het script nodig.',
      en: 'The button that subtracts one step; write it with `hidden`, since it needs the script.',
    },
    '[data-quantity-plus]': {
      fr: 'Le bouton qui ajoute un pas ; à écrire avec `hidden`.',
      nl: 'De knop die een stap meer neemt; schrijf hem met `hidden`.',
      en: 'The button that adds one step; write it with `hidden`.',
    },
    'form[data-remove]': {
      fr: 'Le formulaire qui retire la ligne.',
      nl: 'Het formulier dat de regel verwijdert.',
      en: 'The form that removes the line.',
    },
  },
};
