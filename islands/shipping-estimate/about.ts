import type { About } from '#kit/about.ts';
import type { props } from './props.ts';

export const about: About<typeof props> = {
  title: { fr: 'Frais de livraison', nl: 'Leveringskosten', en: 'Delivery costs' },
  purpose: {
    fr: 'Pays, mode et lieu de livraison dans le panier ; les totaux suivent.',
    nl: 'Land, wijze en plaats van levering in de winkelwagen; de totalen volgen.',
    en: 'Delivery country, method and city in the cart; the totals follow.',
  },
  group: 'shop',
  synonyms: {
    fr: ['frais de port', 'estimation', 'transport'],
    nl: ['verzendkosten', 'schatting', 'transport'],
    en: ['shipping costs', 'delivery price'],
  },
  host: 'form',
  contains: ['[name=CountryCode],[name=CountryId],[name=ShippingMethodId],[name=CityId]'],
  props: {
    countryCall: {
      fr: 'L’appel du pays : `shippingcountries` ou `country`.',
      nl: 'De aanroep van het land: `shippingcountries` of `country`.',
      en: 'API call of a field named CountryCode: shippingcountries with {CountryCode}, or country with {CountryId}.',
      examples: ['country'],
    },
  },
};
