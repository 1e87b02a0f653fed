import { cultures } from '../culture.ts';
import { addressAccounts, addressTypes } from '../data/addresses.ts';
import { addressCountries } from './countries.ts';
import { atMost, email, oneOf, required } from './form.ts';
import { newPasswordRule } from './security-forms.ts';
import type { FormField } from './form.ts';

export const loginFields = [
  { name: 'Email', rules: [required, atMost(120), email] },
  { name: 'Password', rules: [required, atMost(200)] },
] as const satisfies readonly FormField[];

export type LoginFieldName = (typeof loginFields)[number]['name'];

/** Required for a company only. */
const ofCompany = {
  rule: 'requiredif',
  params: { other: 'IsCompany', value: 'true' },
  message: 'required',
} as const;

export const registerFields = [
  { name: 'FirstName', rules: [required, atMost(60)] },
  { name: 'LastName', rules: [required, atMost(60)] },
  {
    name: 'Email',
    rules: [
      required,
      atMost(120),
      email,
      { rule: 'remote', params: { url: '/api/v1/registrations/email' }, message: 'taken' },
    ],
  },
  {
    name: 'Password',
    missing: 'NewPassword',
    rules: [
      required,
      atMost(200),
      newPasswordRule,
      { rule: 'notequalto', params: { others: 'Email' }, message: 'notAddress' },
    ],
  },
  { name: 'PasswordRepeat', rules: [required, { rule: 'equalto', params: { other: '*.Password' } }] },
  { name: 'IsCompany' },
  { name: 'Company', rules: [ofCompany, atMost(120)] },
  { name: 'VatCountry', rules: [oneOf(addressCountries)] },
  { name: 'VatNumber', rules: [ofCompany, { rule: 'vat', params: { countryfield: 'VatCountry' } }] },
  { name: 'Newsletter' },
  { name: 'Terms', rules: [{ rule: 'mandatory' }] },
] as const satisfies readonly FormField[];

export type RegisterFieldName = (typeof registerFields)[number]['name'];

export const accountFields = [
  { name: 'FirstName', rules: [required, atMost(60)] },
  { name: 'LastName', rules: [required, atMost(60)] },
  {
    name: 'Phone',
    rules: [atMost(30), { rule: 'phone' }, { rule: 'minlength', params: { min: 8 }, message: 'phone' }],
  },
  { name: 'Language', rules: [required, oneOf(cultures)] },
  { name: 'Newsletter' },
] as const satisfies readonly FormField[];

export type AccountFieldName = (typeof accountFields)[number]['name'];

/** Required for a company's address only. */
const ofCompanyAddress = {
  rule: 'requiredif',
  params: { other: 'AccountType', value: 'Company' },
  message: 'required',
} as const;

export const addressFields = [
  { name: 'AddressType', rules: [required, oneOf(addressTypes)] },
  { name: 'AccountType', rules: [required, oneOf(addressAccounts)] },
  { name: 'Company', rules: [ofCompanyAddress, atMost(120)] },
  { name: 'VAT', rules: [{ rule: 'vat', params: { countryfield: 'CountryId' } }] },
  { name: 'CountryId', missing: 'Country', rules: [required, oneOf(addressCountries)] },
  { name: 'Street1', missing: 'Street', rules: [required, atMost(100)] },
  { name: 'HouseNumber', missing: 'Number', rules: [required, atMost(10)] },
  { name: 'BoxNumber', rules: [atMost(10)] },
  { name: 'PostalCode', rules: [required, { rule: 'postalcode', params: { countryfield: 'CountryId' } }] },
  { name: 'City', rules: [required, atMost(80)] },
  {
    name: 'Phone',
    rules: [atMost(30), { rule: 'phone', params: { countryfield: 'CountryId' }, message: 'phoneOfCountry' }],
  },
] as const satisfies readonly FormField[];

/** Fields of another delivery address; the phone number is already known. */
export const deliveryAddressFields = [
  { name: 'Country', rules: [required, oneOf(addressCountries)] },
  { name: 'Street', rules: [required, atMost(100)] },
  { name: 'Number', rules: [required, atMost(10)] },
  { name: 'Box', rules: [atMost(10)] },
  { name: 'PostalCode', rules: [required, { rule: 'postalcode', params: { countryfield: 'Country' } }] },
  { name: 'City', rules: [required, atMost(80)] },
] as const satisfies readonly FormField[];

export type DeliveryAddressFieldName = (typeof deliveryAddressFields)[number]['name'];

export type AddressFieldName = (typeof addressFields)[number]['name'];

export const largestAttachment = 1024 * 1024;
export const attachmentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

const mediaTypes = [...new Set(Object.values(attachmentTypes))].join(',');

export const stockNotificationFields = [
  { name: 'Email', rules: [required, atMost(120), email] },
] as const satisfies readonly FormField[];

export const contactFields = [
  { name: 'Name', rules: [required, atMost(120)] },
  { name: 'Email', rules: [required, atMost(120), email] },
  { name: 'Message', rules: [required, atMost(2000)] },
  {
    name: 'Attachment',
    rules: [
      { rule: 'fileextensions', params: { extensions: Object.keys(attachmentTypes).join(',') } },
      { rule: 'accept', params: { mimtype: mediaTypes }, message: 'fileextensions' },
      { rule: 'maxsize', params: { max: largestAttachment } },
    ],
  },
] as const satisfies readonly FormField[];

export type ContactFieldName = (typeof contactFields)[number]['name'];
