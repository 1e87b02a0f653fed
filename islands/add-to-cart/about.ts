import type { About } from '#kit/about.ts';
import { SUBMIT_BUTTON } from '#runtime/forms/submit-button.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Ajouter au panier', nl: 'In de winkelwagen', en: 'Add to cart' },
  purpose: {
    fr: 'Un formulaire qui ajoute un article au panier sans quitter la page. Le bouton dit où il en est, et un message mène au panier.',
    nl: 'Een formulier dat een artikel in de winkelwagen legt zonder de pagina te verlaten. De knop zegt hoever het staat, en een melding leidt naar de winkelwagen.',
    en: 'A form that adds an article to the cart without leaving the page. The button shows its state, and a message links to the cart.',
  },
  group: 'shop',
  synonyms: {
    fr: ['acheter', 'commander', 'panier', 'caddie'],
    nl: ['kopen', 'bestellen', 'winkelmandje', 'toevoegen'],
    en: ['buy', 'order', 'basket', 'purchase'],
  },
  host: 'form',
  states: {
    order: { fr: 'Une ligne de commande', nl: 'Een bestelregel', en: 'An order line' },
  },
  contains: [SUBMIT_BUTTON],
  props: {
    cartUrl: {
      fr: 'Adresse du panier, proposée une fois l’article ajouté.',
      nl: 'Adres van de winkelwagen, aangeboden zodra er iets is toegevoegd.',
      en: 'Address of the cart page, linked after an article is added.',
      examples: ['/fr/shoppingcarts'],
    },
    call: {
      fr: 'product : le formulaire désigne un ProductVariantId. order : une ligne d’une commande passée, envoyée telle quelle.',
      nl: 'product: het formulier noemt een ProductVariantId. order: een regel van een vroegere bestelling, verzonden zoals ze is.',
      en: 'product: the form selects a ProductVariantId. order: a line of an earlier order, sent unchanged (SAL-03).',
      examples: ['order'],
    },
    variants: {
      fr: 'Pour chaque variante, son ProductVariantId et les valeurs des champs du formulaire qui la désignent.',
      nl: 'Voor elke variant haar ProductVariantId en de waarden van de formuliervelden die haar aanduiden.',
      en: 'For each variant its ProductVariantId and, by field name, the form values that select it.',
    },
  },
  parts: {
    '.ar-buy-bar': {
      fr: 'Une barre au bas des téléphones, hors du formulaire : son bouton a `form`, et la réponse s’y affiche.',
      nl: 'Een balk onderaan telefoons, buiten het formulier: de knop heeft form="id", en het antwoord staat daar.',
      en: 'A bar at the bottom of phones, outside the form: its button has form="id", and the answer is shown there.',
    },
  },
};
