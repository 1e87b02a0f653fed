import type { About } from '#kit/about.ts';
import { SUBMIT_BUTTON } from '#runtime/forms/submit-button.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Tout commander à nouveau', nl: 'Alles opnieuw bestellen', en: 'Order all again' },
  purpose: {
    fr: 'Ajoute toutes les lignes d’une commande au panier, l’une après l’autre, et dresse la liste de ce qui n’est plus vendu.',
    nl: 'Legt alle regels van een bestelling een voor een in de winkelwagen en maakt een lijst van wat niet meer verkocht wordt.',
    en: 'Adds all lines of an order to the cart, one after the other, and lists articles no longer sold.',
  },
  group: 'shop',
  synonyms: {
    fr: ['recommander', 'répéter la commande'],
    nl: ['herbestellen', 'bestelling herhalen'],
    en: ['reorder', 'repeat order'],
  },
  host: 'form',
  contains: [SUBMIT_BUTTON],
  props: {
    lines: {
      fr: 'Sélecteur de l’élément qui contient les lignes de la commande.',
      nl: 'Selector van het element waarin de regels van de bestelling staan.',
      en: 'Selector of the element with the order’s lines, such as #order-lines.',
      examples: ['#order-lines'],
    },
    cartUrl: {
      fr: 'Adresse du panier, proposée une fois quelque chose ajouté.',
      nl: 'Adres van de winkelwagen, aangeboden zodra er iets is toegevoegd.',
      en: 'Address of the cart page, linked after an article is added.',
      examples: ['/fr/shoppingcarts'],
    },
  },
  attributes: {
    'data-unsold': {
      value: 'text',
      fr: 'Sur une ligne sans formulaire : le nom d’un article qui n’est plus vendu. Vide, c’est son texte.',
      nl: 'Op een regel zonder formulier: de naam van een artikel dat niet meer verkocht wordt. Leeg is het haar tekst.',
      en: 'On a line without a form: the name of an article that is no longer sold. If empty, the text of the line.',
    },
  },
};
