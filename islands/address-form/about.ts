import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Formulaire d’adresse', nl: 'Adresformulier', en: 'Address form' },
  purpose: {
    fr: 'Le formulaire d’une adresse : les champs suivent le pays et le type de compte ; dans une boîte de dialogue, il y est enregistré.',
    nl: 'Het formulier van een adres: de velden volgen het land en het soort account; in een dialoogvenster wordt het daar opgeslagen.',
    en: 'An address form: its fields depend on the country and account type; inside a dialog, it is saved there.',
  },
  group: 'shop',
  synonyms: {
    fr: ['coordonnées', 'adresse de livraison', 'adresse de facturation', 'rue'],
    nl: ['leveradres', 'factuuradres', 'contactgegevens', 'straat'],
    en: ['delivery address', 'billing address', 'street'],
  },
  host: 'form',
  contains: ['[name]'],
  props: {
    countryField: {
      fr: 'Le nom du champ du pays, qui décide de l’ordre des champs.',
      nl: 'De naam van het veld van het land, dat de volgorde van de velden bepaalt.',
      en: 'Name of the country field, which sets the order of the fields.',
      examples: ['CountryId'],
    },
  },
  attributes: {
    'data-account-type': {
      value: 'AccountType',
      fr: 'Sur un groupe de champs : il ne se montre que si le bouton radio AccountType a cette valeur.',
      nl: 'Op een groep velden: ze verschijnt alleen als het keuzerondje AccountType deze waarde heeft.',
      en: 'On a group of fields: shown only if the radio AccountType has this value.',
    },
  },
  emits: ['address-saved'],
};
