import type { Markup } from '#kit/markup.ts';
import type { props } from './props.ts';

export const markup: Markup<typeof props> = {
  title: { fr: 'Numéro de TVA', nl: 'Btw-nummer', en: 'VAT number' },
  purpose: {
    fr: 'Un numéro de TVA vérifié pendant la saisie ; la page suit quand ses prix en dépendent.',
    nl: 'Een btw-nummer dat tijdens het invullen wordt gecontroleerd; de pagina volgt als de prijzen ervan afhangen.',
    en: 'A VAT number that is checked while it is written; the page follows where its prices depend on it.',
  },
  group: 'shop',
  host: '*',
  contains: ['input'],
  props: {
    url: {
      fr: 'L’adresse qui vérifie ; `{vat}` y tient la place du numéro.',
      nl: 'Het adres dat controleert; `{vat}` staat er voor het nummer.',
      examples: ['/api/v1/sales/customers/checkisvatvalid/'],
    },
    countryField: {
      fr: 'Le nom du champ du pays de facturation.',
      nl: 'De naam van het veld met het land van de factuur.',
      examples: ['BillingCountry'],
    },
    customerId: {
      fr: 'À qui est le numéro, si le service le demande.',
      nl: 'Van wie het nummer is, als de dienst dat vraagt.',
      examples: ['42'],
    },
    state: {
      fr: 'Ce que le serveur sait du numéro : `valid`, `invalid` ou `unknown`.',
      nl: 'Wat de server van het nummer weet: `valid`, `invalid` of `unknown`.',
      examples: ['valid'],
    },
    reload: {
      fr: 'Ce qui est rechargé quand l’état change : `content` ou `page`.',
      nl: 'Wat wordt herladen als de toestand verandert: `content` of `page`.',
      examples: ['content'],
    },
  },
  parts: {
    '[data-vat-status]': {
      fr: 'Ce que le serveur dit du numéro ; masqué dès qu’on en sait plus.',
      nl: 'Wat de server over het nummer zegt; verborgen zodra er meer bekend is.',
      en: 'What the server says of the number; hidden as soon as more is known.',
    },
  },
};
