import { addressCountries, isAddressCountry } from './countries.ts';
import { atMost, email, oneOf, readValues, required } from './form.ts';
import type { FormField, RuleUse, Values } from './form.ts';

export const mostGiftWraps = 20;

/** Payment methods, chosen before the order is placed; a card is entered right after it. */
export const paymentMethods = ['Card', 'BankTransfer'] as const;

export const accountTypes = ['Private', 'Company'] as const;

/** Required for a company only. */
const ofCompany: RuleUse = {
  rule: 'requiredif',
  params: { other: 'AccountType', value: 'Company' },
  message: 'required',
};

/** Required when the parcel goes to another address; `isequalto` requires it when the values differ. */
const elsewhere: RuleUse = {
  rule: 'requiredif',
  params: { other: 'SameAddressForShipping', value: 'true', comparator: 'isequalto' },
  message: 'required',
};

/** Fields of the order form, in the page's order. */
export const orderFields = [
  { name: 'BillingFirstName', missing: 'FirstName', rules: [required, atMost(60)] },
  { name: 'BillingLastName', missing: 'LastName', rules: [required, atMost(60)] },
  { name: 'Email', rules: [required, atMost(120), email] },
  { name: 'AccountType', rules: [oneOf(accountTypes)] },
  { name: 'BillingCompany', missing: 'Company', rules: [ofCompany, atMost(120)] },
  { name: 'BillingStreet1', missing: 'Street', rules: [required, atMost(100)] },
  { name: 'BillingHouseNumber', missing: 'Number', rules: [required, atMost(10)] },
  { name: 'BillingBoxNumber', rules: [atMost(10)] },
  {
    name: 'BillingPostalCode',
    missing: 'PostalCode',
    rules: [required, { rule: 'postalcode', params: { countryfield: 'BillingCountry' } }],
  },
  { name: 'BillingCity', missing: 'City', rules: [required, atMost(80)] },
  { name: 'BillingCountry', missing: 'Country', rules: [required, oneOf(addressCountries)] },
  { name: 'BillingVAT', rules: [atMost(30)] },
  { name: 'SameAddressForShipping' },
  { name: 'ShippingStreet1', missing: 'Street', rules: [elsewhere, atMost(100)] },
  { name: 'ShippingHouseNumber', missing: 'Number', rules: [elsewhere, atMost(10)] },
  { name: 'ShippingBoxNumber', rules: [atMost(10)] },
  {
    name: 'ShippingPostalCode',
    missing: 'PostalCode',
    rules: [elsewhere, { rule: 'postalcode', params: { countryfield: 'ShippingCountryId' } }],
  },
  { name: 'ShippingCity', missing: 'City', rules: [elsewhere, atMost(80)] },
  { name: 'ShippingCountryId', missing: 'Country', rules: [oneOf(addressCountries)] },
  { name: 'ShippingMethodId' },
  { name: 'PrepaidAccountId' },
  { name: 'PaymentMethod', rules: [required, oneOf(paymentMethods)] },
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

/** Reads a posted order without hidden fields: a person's company data, or a second equal address. */
export function readOrderValues(posted: Partial<Record<string, string>>): OrderValues {
  const values = readValues<OrderFieldName>(orderFields, posted);
  const isCompany = values.AccountType === 'Company';
  const isSame = values.SameAddressForShipping === 'true';
  return {
    ...values,
    AccountType: isCompany ? 'Company' : 'Private',
    ...(!isCompany && { BillingCompany: '', BillingVAT: '' }),
    ...(isSame && {
      ShippingStreet1: '',
      ShippingHouseNumber: '',
      ShippingBoxNumber: '',
      ShippingPostalCode: '',
      ShippingCity: '',
      ShippingCountryId: isAddressCountry(values.BillingCountry) ? values.BillingCountry : '',
    }),
  };
}
