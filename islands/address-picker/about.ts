import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Choix d’une adresse', nl: 'Keuze van een adres', en: 'Address picker' },
  purpose: {
    fr: 'Les adresses du client, dont une est choisie ; elles s’ajoutent et se modifient dans une boîte de dialogue.',
    nl: 'De adressen van de klant, waarvan er één is gekozen; toevoegen en wijzigen gebeurt in een dialoogvenster.',
    en: 'The customer’s addresses, one of them selected; a dialog adds and edits them.',
  },
  group: 'shop',
  synonyms: {
    fr: ['carnet d’adresses', 'adresse de livraison', 'choisir une adresse'],
    nl: ['adresboek', 'leveradres', 'adres kiezen'],
    en: ['address book', 'delivery address', 'choose an address'],
  },
  host: '*',
  contains: ['[data-address-list]'],
  props: {
    selectedAddressId: {
      fr: 'L’identifiant de l’adresse choisie ; vide s’il n’y en a pas.',
      nl: 'De identificatie van het gekozen adres; leeg als er geen is.',
      en: 'Id of the selected address; empty if none is. If the attribute is missing, the console shows a warning.',
      examples: ['12'],
    },
    type: {
      fr: 'À quoi servent les adresses ; `Both` est un carnet sans choix.',
      nl: 'Waarvoor de adressen dienen; `Both` is een adresboek zonder keuze.',
      en: 'Purpose of the addresses. Billing ones are copied to the checkout’s inputs; Both is an address book without a selection.',
      examples: ['Billing'],
    },
    hasCreation: {
      fr: 'Si une adresse peut être ajoutée.',
      nl: 'Of een adres mag worden toegevoegd.',
      en: 'Whether addresses may be added.',
      examples: [true],
    },
    hasEdit: {
      fr: 'Si les adresses peuvent être modifiées.',
      nl: 'Of adressen mogen worden gewijzigd.',
      en: 'Whether addresses may be edited.',
      examples: [true],
    },
    url: {
      fr: 'L’adresse du fragment de la liste.',
      nl: 'Het adres van het fragment met de lijst.',
      en: 'Address of the list’s fragment; AddressType and the selected address’s Id are added to it.',
    },
    formUrl: {
      fr: 'L’adresse de la page du formulaire, si la liste n’a pas de liens vers elle.',
      nl: 'Het adres van de pagina met het formulier, als de lijst er geen links naar heeft.',
      en: 'Address of the page with the address form, for buttons if the server’s list has no links to it.',
      examples: ['/fr/account/address'],
    },
  },
  attributes: {
    'data-address': {
      value: 'JSON',
      fr: 'Sur une adresse : ses champs, qui sont copiés pour la facturation.',
      nl: 'Op een adres: de velden ervan, die voor de facturatie worden gekopieerd.',
      en: 'On an address: its fields, which are copied for billing.',
    },
  },
  parts: {
    '[data-address-list]': {
      fr: 'Ce que le fragment remplace.',
      nl: 'Wat het fragment vervangt.',
      en: 'Replaced by the fragment.',
    },
    '[data-address-id]': {
      fr: 'Une adresse, avec son bouton radio ; `data-address` contient ses champs en JSON, copiés pour la facturation.',
      nl: 'Een adres, met zijn keuzerondje; `data-address` bevat de velden als JSON, die voor de facturatie worden gekopieerd.',
      en: 'An address with its radio button; `data-address` has its fields as JSON, copied for billing.',
    },
    '[data-address-add]': {
      fr: 'Le lien vers le formulaire d’une nouvelle adresse.',
      nl: 'De link naar het formulier van een nieuw adres.',
      en: 'The link to the form of a new address.',
    },
    '[data-address-edit]': {
      fr: 'Dans une adresse, le lien vers son formulaire.',
      nl: 'In een adres, de link naar zijn formulier.',
      en: 'In an address, the link to its form.',
    },
  },
  emits: ['address-chosen'],
};
