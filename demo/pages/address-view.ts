import type { Culture } from '../culture.ts';
import type { AddressType, BookAddress } from '../data/addresses.ts';
import { texts } from '../texts/index.ts';

/** Returns an address as the lines of a letter. */
export function addressLines(address: BookAddress | undefined, culture: Culture): string[] {
  if (!address) return [];
  const { company, street, number, box, postalCode, city, country, phone } = address;
  const names: Record<string, string> = texts[culture].countries;
  const lines = [`${street} ${number} ${box}`, `${postalCode} ${city}`, names[country] ?? country, phone];
  return [company, ...lines].map((line) => line.trim()).filter(Boolean);
}

/** Returns an address by the names of its form's fields. */
export const addressFieldsOf = (address: BookAddress) => ({
  AccountType: address.accountType,
  Company: address.company,
  VAT: address.vatNumber,
  CountryId: address.country,
  Street1: address.street,
  HouseNumber: address.number,
  BoxNumber: address.box,
  PostalCode: address.postalCode,
  City: address.city,
  Phone: address.phone,
});

interface ListOptions {
  readonly culture: Culture;
  /** Id of the selected address. */
  readonly selected?: string | undefined;
}

/** Pages to which the form without scripts returns. */
const waysBack: Readonly<Record<AddressType, string>> = {
  Billing: '/checkout#order-billing',
  Shipping: '/checkout#order-address',
  Both: '/account#account-address',
};

/** Returns a list of addresses for its template: to select from or, of type Both, to manage. */
export function addressListView(
  addresses: readonly BookAddress[],
  type: AddressType,
  { culture, selected }: ListOptions,
) {
  const t = texts[culture].address;
  const base = `/${culture}/account/address`;
  const query = (more: Readonly<Record<string, string>>) =>
    new URLSearchParams({ ...more, AddressType: type, returnUrl: `/${culture}${waysBack[type]}` });
  return {
    type,
    name: type === 'Both' ? undefined : `Existing${type}AddressId`,
    addHref: `${base}?${query({})}`,
    removeAction: `${base}/remove`,
    cards: addresses.map((address) => {
      const lines = addressLines(address, culture);
      return {
        id: address.id,
        type: t.types[address.type],
        lines,
        street: `${address.street} ${address.number}`,
        fields: addressFieldsOf(address),
        isChosen: String(address.id) === selected,
        editHref: `${base}?${query({ Id: String(address.id) })}`,
      };
    }),
  };
}
