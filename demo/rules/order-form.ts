import { orderCountries } from './countries.ts';
import { atMost, email, oneOf, readValues, required } from './form.ts';
import type { FormField, Values } from './form.ts';

export const mostGiftWraps = 20;

/** The order form's fields, in the order of the page. */
export const orderFields = [
  { name: 'BillingFirstName', missing: 'FirstName', rules: [required, atMost(60)] },
  { name: 'BillingLastName', missing: 'LastName', rules: [required, atMost(60)] },
  { name: 'Email', rules: [required, atMost(120), email] },
  { name: 'BillingStreet1', missing: 'Street', rules: [required, atMost(100)] },
  { name: 'BillingHouseNumber', missing: 'Number', rules: [required, atMost(10)] },
  { name: 'BillingBoxNumber', rules: [atMost(10)] },
  {
    name: 'BillingPostalCode',
    missing: 'PostalCode',
    rules: [required, { rule: 'postalcode', params: { countryfield: 'BillingCountry' } }],
  },
  { name: 'BillingCity', missing: 'City', rules: [required, atMost(80)] },
  { name: 'BillingCountry', missing: 'Country', rules: [required, oneOf(orderCountries)] },
  { name: 'ShippingMethodId' },
  { name: 'PaymentMethod', rules: [required, oneOf(['BankTransfer'])] },
  {
    name: 'GiftWraps',
    rules: [
      { rule: 'digits', message: 'range' },
      { rule: 'range', params: { min: 0, max: mostGiftWraps } },
    ],
  },
  { name: 'DeliveryDate', rules: [{ rule: 'date' }] },
  { name: 'Remarks', rules: [atMost(500)] },
] as const satisfies readonly FormField[];

export type OrderFieldName = (typeof orderFields)[number]['name'];
export type OrderValues = Values<OrderFieldName>;

export const readOrderValues = (posted: Partial<Record<string, string>>): OrderValues =>
  readValues<OrderFieldName>(orderFields, posted);
