import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
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
      en: 'Where a number is checked; left out, {app}/api/v1/sales/customers/checkisvatvalid/. The question has countryId, VAT and customerId; {vat} in the address stands for the number (CHK-10).',
      examples: ['/api/v1/sales/customers/checkisvatvalid/'],
    },
    countryField: {
      fr: 'Le nom du champ du pays de facturation.',
      nl: 'De naam van het veld met het land van de factuur.',
      en: 'The name of the field with the country of the bill.',
      examples: ['BillingCountry'],
    },
    customerId: {
      fr: 'À qui est le numéro, si le service le demande.',
      nl: 'Van wie het nummer is, als de dienst dat vraagt.',
      en: 'Whose number it is, if the service wants to know.',
      examples: ['42'],
    },
    state: {
      fr: 'Ce que le serveur sait du numéro : `valid`, `invalid` ou `unknown`.',
      nl: 'Wat de server van het nummer weet: `valid`, `invalid` of `unknown`.',
      en: 'What the server knows of the number in the field.',
      examples: ['valid'],
    },
    reload: {
      fr: 'Ce qui est rechargé quand l’état change : `content` ou `page`.',
      nl: 'Wat wordt herladen als de toestand verandert: `content` of `page`.',
      en: 'What is loaded anew when the state has changed: the content of the page, or all of it.',
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
