import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Moyens de paiement', nl: 'Betaalwijzen', en: 'Payment methods' },
  purpose: {
    fr: 'Un formulaire de paiement ne montre que ce qui concerne le moyen choisi, par exemple les informations du virement. Si un compte prépayé couvre tout, rien d’autre n’est demandé.',
    nl: 'Een betaalformulier toont alleen wat bij de gekozen betaalwijze hoort, bijvoorbeeld de gegevens voor de overschrijving. Dekt een prepaidrekening alles, dan wordt er niets anders gevraagd.',
    en: 'A payment form shows only the part of the chosen method, such as the information for a bank transfer. If a prepaid account covers everything, nothing else is required.',
  },
  group: 'shop',
  synonyms: {
    fr: ['virement', 'carte', 'mode de paiement', 'prépayé'],
    nl: ['overschrijving', 'kaart', 'betaalmethode', 'vooraf betaald'],
    en: ['bank transfer', 'payment options', 'prepaid'],
  },
  host: 'form',
  contains: ['[name=PaymentMethod]'],
  props: {
    amount: {
      fr: 'Le montant à payer, en centimes : un compte prépayé dont `data-balance` y suffit couvre tout.',
      nl: 'Het te betalen bedrag, in cent: een prepaidrekening waarvan `data-balance` volstaat, dekt alles.',
      en: 'Amount due, in cents; a prepaid account with a sufficient `data-balance` covers it.',
      examples: [4550],
    },
  },
  attributes: {
    'data-balance': {
      value: 'cents',
      fr: 'Sur un choix de `PrepaidAccountId` (option ou bouton radio) : le solde du compte, en centimes.',
      nl: 'Op een keuze van `PrepaidAccountId` (optie of keuzerondje): het saldo van de rekening, in cent.',
      en: 'On a choice of `PrepaidAccountId` (an option or a radio button): the account’s balance, in cents.',
    },
    'data-method-form': {
      value: 'id',
      fr: 'Sur un élément avec `data-method`, hors du formulaire : l’`id` du formulaire.',
      nl: 'Op een element met `data-method`, buiten het formulier: de `id` van het formulier.',
      en: 'On an element with `data-method` outside the form: the form’s `id`.',
    },
  },
  parts: {
    '[data-method]': {
      fr: 'Ce qui ne se montre que pour ces moyens : `data-method="BankTransfer"`, plusieurs avec des virgules. Hors du formulaire, avec `data-method-form` et l’`id` du formulaire.',
      nl: 'Wat alleen bij deze betaalwijzen hoort: `data-method="BankTransfer"`, meerdere met komma’s. Buiten het formulier met `data-method-form` en de `id` van het formulier.',
      en: 'Shown only for these methods: `data-method="BankTransfer"`, several with commas. Outside the form with `data-method-form` and the form’s `id`.',
    },
    '[data-covered]': {
      fr: 'Ce qui se montre quand un compte prépayé couvre tout.',
      nl: 'Wat wordt getoond als een prepaidrekening alles dekt.',
      en: 'Shown while a prepaid account covers everything.',
    },
    '[data-uncovered]': {
      fr: 'Ce qui disparaît alors, par exemple le choix des moyens.',
      nl: 'Wat dan verdwijnt, bijvoorbeeld de keuze van de betaalwijzen.',
      en: 'Hidden while a prepaid account covers everything, such as the choice of methods.',
    },
  },
};
