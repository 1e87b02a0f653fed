import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Ajouter un crédit prépayé', nl: 'Tegoed toevoegen', en: 'Add prepaid credit' },
  purpose: {
    fr: 'Met du crédit d’un compte prépayé dans le panier, puis suit l’adresse que le serveur donne. Le montant est obligatoire.',
    nl: 'Legt tegoed van een prepaidrekening in de winkelwagen en gaat naar het adres dat de server geeft. Het bedrag is verplicht.',
    en: 'Puts credit of a prepaid account into the cart, then follows the address that the server gives. The amount is mandatory.',
  },
  group: 'shop',
  host: 'form',
  contains: ['[name=PrepaidAccountId]', '[name=Quantity]'],
  props: {
    cartUrl: {
      fr: 'Adresse du panier, proposée quand le crédit y est et que la réponse ne mène nulle part.',
      nl: 'Adres van de winkelwagen, aangeboden als het tegoed erin ligt en het antwoord nergens heen leidt.',
      en: 'Address of the cart page, offered where credit was added and the server does not say where to go on.',
      examples: ['/fr/shoppingcarts'],
    },
  },
};
