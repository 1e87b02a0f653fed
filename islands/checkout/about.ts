import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Commande en une page', nl: 'Bestelling op één pagina', en: 'One-step checkout' },
  purpose: {
    fr: 'Pays, modes, adresses et comptes d’une commande : chaque choix est enregistré aussitôt, et les montants suivent.',
    nl: 'Landen, wijzen, adressen en rekeningen van een bestelling: elke keuze wordt meteen opgeslagen, en de bedragen volgen.',
    en: 'Countries, methods, addresses and accounts of an order: each choice is saved at once, and the amounts follow.',
  },
  group: 'shop',
  synonyms: {
    fr: ['passer commande', 'caisse', 'livraison', 'paiement'],
    nl: ['afrekenen', 'kassa', 'levering', 'betaling'],
    en: ['order', 'delivery', 'payment', 'one-page checkout'],
  },
  host: 'form',
  contains: ['[name=BillingCountry],[name=ShippingCountryId],[name=ShippingMethodId]'],
  props: {
    summaryUrl: {
      fr: 'Où lire les modes et montants du moment ; sans lui, la page elle-même.',
      nl: 'Waar de laatste wijzen en bedragen worden gelezen; zonder dit de pagina zelf.',
      en: 'Address of the current methods and amounts; by default the page itself (CHK-10).',
      examples: ['/fr/checkout'],
    },
    draft: {
      fr: 'Un nom pour ce qui est saisi, gardé dans l’onglet ; celui de la commande suivante recommence à zéro.',
      nl: 'Een naam voor wat is getypt, onthouden in het tabblad; die van de volgende bestelling begint opnieuw.',
      en: 'Name under which typed text is stored in the tab; another name, such as the next order’s, starts empty. Without it nothing is stored.',
      examples: ['order-1'],
    },
  },
  parts: {
    '[data-checkout-part]': {
      fr: 'Ce qui dépend des choix, avec un nom unique : `methods`, `totals`, `vat`, `pickup`, ou `totals-…` s’il y en a plusieurs.',
      nl: 'Wat van de keuzes afhangt, met een eigen naam: `methods`, `totals`, `vat`, `pickup`, of `totals-…` als er meer zijn.',
      en: 'A part that depends on the choices, with a unique name: `methods`, `totals`, `vat`, `pickup`, or `totals-…` if there are several.',
    },
    '[data-checkout-total]': {
      fr: 'Le total que le bouton engage à payer.',
      nl: 'Het totaal waartoe de knop verplicht.',
      en: 'The total that the button commits to pay.',
    },
    '[data-checkout-state]': {
      fr: 'Où l’état de la commande est écrit, vide au départ, près du bouton ; sans lui, au bas du formulaire.',
      nl: 'Waar de staat van de bestelling komt, eerst leeg, bij de knop; zonder dit onder aan het formulier.',
      en: 'Empty element for the state of the order, near the button; by default it follows the form’s content.',
    },
    '[data-checkout-shipping]': {
      fr: 'L’autre adresse de livraison : masquée et inactive avec `SameAddressForShipping`.',
      nl: 'Het andere leveringsadres: verborgen en uitgeschakeld met `SameAddressForShipping`.',
      en: 'The other delivery address: hidden and disabled with `SameAddressForShipping`.',
    },
    '[data-checkout-company]': {
      fr: 'Les champs d’une entreprise : masqués et inactifs si `AccountType` n’est pas `Company`.',
      nl: 'De velden van een bedrijf: verborgen en uitgeschakeld als `AccountType` niet `Company` is.',
      en: 'A company’s fields: hidden and disabled if `AccountType` is not `Company`.',
    },
    'button[name=refresh]': {
      fr: 'Recalcule sans script ; avec lui, visible seulement après un échec. `formnovalidate`.',
      nl: 'Herberekent zonder script; daarmee alleen zichtbaar na een mislukking. `formnovalidate`.',
      en: 'Recalculates without scripts; with them, visible only after a failure. `formnovalidate`.',
    },
  },
};
