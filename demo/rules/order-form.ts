import { checkForm, email, oneOf, readValues } from './form.ts';
import type { Complaint, FormField, Rule, Values } from './form.ts';

export const countries = ['BE', 'NL', 'FR', 'LU', 'DE'] as const;
export const mostGiftWraps = 20;

const postalCodes: Record<string, RegExp> = {
  BE: /^[1-9]\d{3}$/,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/i,
  FR: /^\d{5}$/,
  LU: /^(L-)?\d{4}$/i,
  DE: /^\d{5}$/,
};

const postalcode: Rule = {
  complaint: 'postalcode',
  isMet: (value, { BillingCountry = '' }) => (postalCodes[BillingCountry] ?? /./).test(value),
};

const wraps: Rule = {
  complaint: 'range',
  isMet: (value) => /^\d{1,3}$/.test(value) && Number(value) <= mostGiftWraps,
};

/** The order form's fields, in the order of the page. */
export const orderFields = [
  { name: 'BillingFirstName', required: true, maxLength: 60 },
  { name: 'BillingLastName', required: true, maxLength: 60 },
  { name: 'Email', required: true, maxLength: 120, rule: email },
  { name: 'BillingStreet1', required: true, maxLength: 100 },
  { name: 'BillingHouseNumber', required: true, maxLength: 10 },
  { name: 'BillingBoxNumber', maxLength: 10 },
  { name: 'BillingPostalCode', required: true, rule: postalcode },
  { name: 'BillingCity', required: true, maxLength: 80 },
  { name: 'BillingCountry', required: true, rule: oneOf(countries) },
  { name: 'PaymentMethod', required: true, rule: oneOf(['BankTransfer']) },
  { name: 'GiftWraps', rule: wraps },
  { name: 'Remarks', maxLength: 500 },
] as const satisfies readonly FormField[];

export type OrderFieldName = (typeof orderFields)[number]['name'];
export type OrderValues = Values<OrderFieldName>;

export const readOrderValues = (posted: Partial<Record<string, string>>): OrderValues =>
  readValues<OrderFieldName>(orderFields, posted);

export const complaintsAbout = (values: OrderValues): Map<OrderFieldName, Complaint> =>
  checkForm<OrderFieldName>(orderFields, values);
