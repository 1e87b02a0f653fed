import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Paiement par carte', nl: 'Met de kaart betalen', en: 'Card payment' },
  purpose: {
    fr: 'Les champs de carte du prestataire de paiement, avec le nom du titulaire et l’adresse de facturation. Un message explique chaque échec, et rien n’est débité deux fois. Sans JavaScript, ou si les champs ne se chargent pas, le contenu du serveur reste visible.',
    nl: 'De kaartvelden van de betaaldienst, met de naam van de kaarthouder en het factuuradres. Een melding legt elke mislukking uit, en niets wordt twee keer afgeschreven. Zonder JavaScript, of als de velden niet laden, blijft de inhoud van de server zichtbaar.',
    en: 'The card fields of the payment provider, with holder name and billing address. A message explains each failure, and nothing is charged twice. Without JavaScript, or if the fields do not load, the server’s content stays visible.',
  },
  group: 'shop',
  synonyms: {
    fr: ['carte bancaire', 'carte de crédit', 'adyen', 'visa', 'paiement en ligne'],
    nl: ['bankkaart', 'kredietkaart', 'adyen', 'visa', 'online betalen'],
    en: ['credit card', 'debit card', 'adyen', 'visa', 'drop-in'],
  },
  host: '*',
  props: {
    session: {
      fr: 'La session de paiement que le serveur a obtenue du prestataire : id, sessionData, environment, clientKey.',
      nl: 'De betaalsessie die de server van de betaaldienst kreeg: id, sessionData, environment, clientKey.',
      en: 'The payment session: id, sessionData, environment, clientKey.',
    },
    sessionUrl: {
      fr: 'L’adresse où une autre session est demandée, quand la première a expiré ou qu’un essai a échoué.',
      nl: 'Het adres waar een andere sessie wordt gevraagd, als de eerste verlopen is of een poging mislukte.',
      en: 'Address for a POST request of a session: if there is none, after it expires, after a failed attempt.',
      examples: ['/api/v1/payments/IL-24001/session'],
    },
    amount: {
      fr: 'Ce que la page annonce, en centimes : value et currency. Une session d’un autre montant n’est pas utilisée.',
      nl: 'Wat de pagina aankondigt, in cent: value en currency. Een sessie met een ander bedrag wordt niet gebruikt.',
      en: 'The amount that the page shows, in cents: value, currency. A session for another amount is not used.',
      examples: ['{"value":4550,"currency":"EUR"}'],
    },
    holderName: {
      fr: 'Le nom du titulaire, s’il est connu ; il peut être corrigé.',
      nl: 'De naam van de kaarthouder, als die bekend is; hij kan worden verbeterd.',
      en: 'The cardholder’s name, if known.',
      examples: ['Claire Lambert'],
    },
    billingAddress: {
      fr: 'L’adresse de facturation, avec les noms du prestataire.',
      nl: 'Het factuuradres, met de namen van de betaaldienst.',
      en: 'Billing address with the provider’s field names: street, houseNumberOrName, postalCode, city, country.',
      examples: [
        '{"street":"Rue Haute","houseNumberOrName":"12","postalCode":"5000","city":"Namur","country":"BE"}',
      ],
    },
    returnUrl: {
      fr: 'La page de ce site où mène un paiement accepté.',
      nl: 'De pagina van deze site waar een aanvaarde betaling naartoe leidt.',
      en: 'Page of this site that an accepted payment opens; without it the page stays.',
      examples: ['/fr/payment/IL-24001/return'],
    },
    otherUrl: {
      fr: 'Où l’on peut payer autrement : une page, ou l’ancre d’un champ de cette page, qui est alors choisi.',
      nl: 'Waar men anders kan betalen: een pagina, of het anker van een veld van deze pagina, dat dan wordt gekozen.',
      en: 'Alternative payment: a page, or the anchor of a field on this page, which is then selected.',
      examples: ['#method-transfer'],
    },
    patience: {
      fr: 'Après combien de millisecondes un autre essai est proposé, si les champs ne viennent pas.',
      nl: 'Na hoeveel milliseconden een andere poging wordt voorgesteld, als de velden niet komen.',
      en: 'Maximum loading time of the card fields before a retry is offered.',
    },
    urls: {
      fr: 'D’autres adresses du prestataire, pour un remplaçant : api, analytics, cdn.',
      nl: 'Andere adressen van de betaaldienst, voor een vervanger: api, analytics, cdn.',
      en: 'Overrides the provider’s addresses, for a mock: api, analytics, cdn.images, cdn.translations.',
      examples: ['{"api":"/checkoutshopper/"}'],
    },
  },
  emits: ['payment-completed', 'payment-failed'],
};
