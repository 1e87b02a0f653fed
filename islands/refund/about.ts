import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Remboursement', nl: 'Terugbetaling', en: 'Refund' },
  purpose: {
    fr: 'Ce qu’un client renvoie d’une commande : par ligne une quantité entière, jamais plus qu’achetée, et la somme qui suit.',
    nl: 'Wat een klant van een bestelling terugstuurt: per regel een geheel aantal, nooit meer dan gekocht, en de som die volgt.',
    en: 'A customer’s return from an order: a whole quantity for each line, never more than bought, and the resulting total.',
  },
  group: 'shop',
  synonyms: {
    fr: ['retour', 'rembourser', 'avoir'],
    nl: ['retour', 'terugbetalen', 'creditnota'],
    en: ['return', 'money back', 'credit'],
  },
  host: 'form',
  contains: ['[data-refund-line]'],
  props: {
    currency: {
      fr: 'Code ISO de la devise, comme EUR : les montants s’écrivent avec elle.',
      nl: 'ISO-code van de valuta, zoals EUR: de bedragen worden ermee geschreven.',
      en: 'ISO code of the currency, such as EUR: amounts are written with it.',
      examples: ['EUR'],
    },
  },
  attributes: {
    'data-price': {
      value: 'amount',
      fr: 'Sur une ligne : le prix unitaire, taxe comprise, avec virgule ou point.',
      nl: 'Op een regel: de stukprijs, inclusief btw, met komma of punt.',
      en: 'On a line: the unit price, tax included, with a comma or a point.',
    },
    'data-max': {
      value: 'number',
      fr: 'Sur une ligne : combien on peut en renvoyer.',
      nl: 'Op een regel: hoeveel ervan terug mag.',
      en: 'On a line: the returnable quantity.',
    },
  },
  parts: {
    '[data-refund-line]': {
      fr: 'Une ligne : elle contient un champ `input` pour la quantité.',
      nl: 'Een regel: ze bevat een veld `input` voor het aantal.',
      en: 'A line: it contains an `input` for the quantity.',
    },
    '[data-refund-amount]': {
      fr: 'Dans une ligne : le montant remboursé.',
      nl: 'In een regel: het terugbetaalde bedrag.',
      en: 'In a line: the refunded amount.',
    },
    '[data-refund-count]': {
      fr: 'Combien d’articles en tout.',
      nl: 'Hoeveel stuks in totaal.',
      en: 'Total quantity.',
    },
    '[data-refund-total]': {
      fr: 'Le montant total.',
      nl: 'Het totale bedrag.',
      en: 'The total amount.',
    },
    '[data-refund-choices]': {
      fr: 'Où viennent les boutons « Tout » et « Rien » ; à la fin sans lui.',
      nl: 'Waar de knoppen “Alles” en “Niets” komen; zonder dit aan het einde.',
      en: 'Position of the buttons “All” and “None”; by default at the end.',
    },
  },
};
