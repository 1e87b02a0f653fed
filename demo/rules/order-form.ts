import { addressCountries, isAddressCountry } from './countries.ts';
import { atMost, email, oneOf, readValues, required } from './form.ts';
import type { FormField, RuleUse, Values } from './form.ts';

export const mostGiftWraps = 20;

/** Shown before the binding order; a card is filled in right after it. */
export const paymentMethods = ['Card', 'BankTransfer'] as const;

export const accountTypes = ['Private', 'Company'] as const;

/** For a company only. */
const ofCompany: RuleUse = {
  rule: 'requiredif',
  params: { other: 'AccountType', value: 'Company' },
  message: 'required',
};

/** For a parcel that goes elsewhere; `isequalto` means: required when it differs. */
const elsewhere: RuleUse = {
  rule: 'requiredif',
  params: { other: 'SameAddressForShipping', value: 'true', comparator: 'isequalto' },
  message: 'required',
};

/** The order form's fields, in the order of the page. */
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

/** What was posted, without what the form hides: a company's fields of a person, another address of the same one. */
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
