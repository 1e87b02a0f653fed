import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Numéro de TVA', nl: 'Btw-nummer', en: 'VAT number' },
  purpose: {
    fr: 'Un numéro de TVA vérifié pendant la saisie ; la page suit quand ses prix en dépendent.',
    nl: 'Een btw-nummer dat tijdens het invullen wordt gecontroleerd; de pagina volgt als de prijzen ervan afhangen.',
    en: 'A VAT number checked during typing; the page is updated if its prices depend on it.',
  },
  group: 'shop',
  synonyms: {
    fr: ['tva', 'vies', 'numéro d’entreprise'],
    nl: ['btw', 'vies', 'ondernemingsnummer'],
    en: ['vat', 'vies', 'company number'],
  },
  host: '*',
  contains: ['input'],
  props: {
    url: {
      fr: 'L’adresse qui vérifie le numéro ; `{vat}` y est remplacé par le numéro.',
      nl: 'Het adres dat het nummer controleert; `{vat}` wordt er door het nummer vervangen.',
      en: 'Address that checks a number; countryId, customerId and VAT are added, or {vat} in it is replaced. {app}/api/v1/sales/customers/checkisvatvalid/ by default.',
      examples: ['/api/v1/sales/customers/checkisvatvalid/'],
    },
    countryField: {
      fr: 'Le nom du champ du pays de facturation.',
      nl: 'De naam van het veld met het land van de factuur.',
      en: 'Name of the billing country field.',
      examples: ['BillingCountry'],
    },
    customerId: {
      fr: 'À qui est le numéro, si le service le demande.',
      nl: 'Van wie het nummer is, als de dienst dat vraagt.',
      en: 'Id of the customer, if the service needs it.',
      examples: ['42'],
    },
    state: {
      fr: 'Ce que le serveur sait du numéro : `valid`, `invalid` ou `unknown`.',
      nl: 'Wat de server van het nummer weet: `valid`, `invalid` of `unknown`.',
      en: 'The server’s result for the number in the field.',
      examples: ['valid'],
    },
    reload: {
      fr: 'Ce qui est rechargé quand l’état change : `content` ou `page`.',
      nl: 'Wat wordt herladen als de toestand verandert: `content` of `page`.',
      en: 'Reloaded after a change of state: the content of the page, or all of it.',
      examples: ['content'],
    },
  },
  parts: {
    '[data-vat-status]': {
      fr: 'Ce que le serveur dit du numéro ; masqué dès qu’on en sait plus.',
      nl: 'Wat de server over het nummer zegt; verborgen zodra er meer bekend is.',
      en: 'The server’s message about the number; hidden once there is a newer result.',
    },
  },
};
