import { object, string, union } from 'valibot';
import { aboutContent, type AboutCalls } from '../about/about-call.ts';
import { readStatuses, writeStatuses } from '../about/statuses.ts';
import { cities } from './schema.ts';

const saved = { description: 'Anything: a success status means saved.' };

/** Calls of the delivery. */
export const shippingCalls: AboutCalls = {
  'shipping.findCities': {
    method: 'GET',
    path: '/api/v1/countries/{countryId}/cities/{query}',
    purpose: 'Finds the cities of a country by the start of their name or postal code.',
    variables: {
      countryId: { description: 'Id of the country, from the page’s field.', example: 'BE' },
      query: { description: 'The typed text, from four characters on.', example: '5000' },
    },
    answer: {
      description: 'Names of cities by their ids; an empty object for none. The library sorts them.',
      ...aboutContent({
        schema: cities,
        example: { 4821: '5000 Namur', 4822: '5000 Beez' },
        fields: { '{}': 'Name of the city with this id, as the list shows it.' },
      }),
    },
    statuses: readStatuses,
    via: ['fetchCities'],
  },
  'shipping.setMethod': {
    method: 'POST',
    path: '/api/v1/shoppingcarts/shippingmethods',
    purpose: 'Saves the chosen shipping method.',
    body: aboutContent({
      schema: object({ ShippingMethodId: string() }),
      example: { ShippingMethodId: '2' },
      fields: { ShippingMethodId: 'Value of the chosen method.' },
    }),
    answer: saved,
    statuses: writeStatuses,
    via: ['saveShipping', 'chooseMethod'],
  },
  'shipping.setCountries': {
    method: 'POST',
    path: '/api/v1/shoppingcarts/shippingcountries',
    purpose: 'Saves the countries of billing and delivery, or that of a shipping estimate.',
    body: aboutContent({
      schema: union([
        object({ ShippingCountryId: string(), BillingCountryId: string() }),
        object({ CountryCode: string() }),
      ]),
      example: { ShippingCountryId: 'BE', BillingCountryId: 'BE' },
      fields: {
        ShippingCountryId: 'Country of delivery; `checkout` sends both ids.',
        BillingCountryId: 'Country of billing.',
        CountryCode: 'Country of the estimate; `shipping-estimate` sends it alone.',
      },
    }),
    answer: saved,
    statuses: writeStatuses,
    via: ['saveShipping', 'chooseCountries'],
  },
  'shipping.setCountry': {
    method: 'POST',
    path: '/api/v1/shoppingcarts/country',
    purpose: 'Saves the country of a shipping estimate that writes `data-country-call="country"`.',
    body: aboutContent({
      schema: object({ CountryId: string() }),
      example: { CountryId: 'BE' },
      fields: { CountryId: 'Id of the country.' },
    }),
    answer: saved,
    statuses: writeStatuses,
    via: ['saveShipping'],
  },
  'shipping.setCity': {
    method: 'POST',
    path: '/api/v1/shoppingcarts/city',
    purpose: 'Saves the city of a shipping estimate.',
    body: aboutContent({
      schema: object({ CityId: string() }),
      example: { CityId: '4821' },
      fields: { CityId: 'Id of the city, from the call that finds cities.' },
    }),
    answer: saved,
    statuses: writeStatuses,
    via: ['saveShipping'],
  },
};
