import type { AddressFields } from '#kit/billing-inputs.ts';
import { namedFieldsOf } from '#kit/preserved-fields.ts';
import { gatherFields } from '#runtime/forms/read.ts';

export type AddressType = 'Billing' | 'Shipping' | 'Both';

/** Fields of the form that do not belong to the address. */
const OTHER_FIELDS = /^(?:Id|AddressType|Existing\w+AddressId|returnUrl|_.*)$/i;

/** The address in a form. */
export interface ReadAddress {
  readonly id: string;
  readonly type: AddressType;
  /** By field name; fields disabled for this account type are empty. */
  readonly fields: AddressFields;
}

const toType = (text: string): AddressType => (text === 'Billing' || text === 'Shipping' ? text : 'Both');

/**
 * Reads an address from its form (CHK-08).
 *
 * @param form The form.
 */
export function readAddressForm(form: HTMLFormElement): ReadAddress {
  const sent = gatherFields(form, null);
  const textOf = (name: string) => {
    const value = sent.get(name);
    return typeof value === 'string' ? value : '';
  };
  const names = new Set(namedFieldsOf(form).map(({ name }) => name));
  const fields = [...names].filter((name) => !OTHER_FIELDS.test(name)).map((name) => [name, textOf(name)]);
  return {
    id: textOf('Id'),
    type: toType(textOf('AddressType')),
    fields: Object.fromEntries(fields) as AddressFields,
  };
}
