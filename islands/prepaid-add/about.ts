import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Ajouter un crédit prépayé', nl: 'Tegoed toevoegen', en: 'Add prepaid credit' },
  purpose: {
    fr: 'Ajoute du crédit d’un compte prépayé au panier, puis suit l’adresse que le serveur donne. Le montant est obligatoire.',
    nl: 'Legt tegoed van een prepaidrekening in de winkelwagen en gaat naar het adres dat de server geeft. Het bedrag is verplicht.',
    en: 'Adds credit for a prepaid account to the cart, then opens the address in the response. The amount is required.',
  },
  group: 'shop',
  synonyms: {
    fr: ['recharge', 'compte', 'avoir'],
    nl: ['opladen', 'rekening', 'saldo'],
    en: ['top up', 'account', 'credit'],
  },
  host: 'form',
  contains: ['[name=PrepaidAccountId]', '[name=Quantity]'],
  props: {
    cartUrl: {
      fr: 'Adresse du panier, proposée quand le crédit y est et que la réponse ne mène nulle part.',
      nl: 'Adres van de winkelwagen, aangeboden als het tegoed erin ligt en het antwoord nergens heen leidt.',
      en: 'Address of the cart page, linked after credit is added if the response has no address.',
      examples: ['/fr/shoppingcarts'],
    },
  },
};
