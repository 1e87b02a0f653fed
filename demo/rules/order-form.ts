import { orderCountries } from './countries.ts';
import { atMost, email, oneOf, readValues, required } from './form.ts';
import type { FormField, Values } from './form.ts';

export const mostGiftWraps = 20;

/** The order form's fields, in the order of the page. */
export const orderFields = [
  { name: 'BillingFirstName', rules: [required, atMost(60)] },
  { name: 'BillingLastName', rules: [required, atMost(60)] },
  { name: 'Email', rules: [required, atMost(120), email] },
  { name: 'BillingStreet1', rules: [required, atMost(100)] },
  { name: 'BillingHouseNumber', rules: [required, atMost(10)] },
  { name: 'BillingBoxNumber', rules: [atMost(10)] },
  {
    name: 'BillingPostalCode',
    rules: [required, { rule: 'postalcode', params: { countryfield: 'BillingCountry' } }],
  },
  { name: 'BillingCity', rules: [required, atMost(80)] },
  { name: 'BillingCountry', rules: [required, oneOf(orderCountries)] },
  { name: 'PaymentMethod', rules: [required, oneOf(['BankTransfer'])] },
  {
    name: 'GiftWraps',
    rules: [
      { rule: 'digits', message: 'range' },
      { rule: 'range', params: { min: 0, max: mostGiftWraps } },
    ],
  },
  { name: 'Remarks', rules: [atMost(500)] },
] as const satisfies readonly FormField[];

export type OrderFieldName = (typeof orderFields)[number]['name'];
export type OrderValues = Values<OrderFieldName>;

export const readOrderValues = (posted: Partial<Record<string, string>>): OrderValues =>
  readValues<OrderFieldName>(orderFields, posted);
