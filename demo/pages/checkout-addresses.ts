import type { BookAddress } from '../data/addresses.ts';
import type { Ctx } from '../http/env.ts';
import type { OrderFieldName, OrderValues } from '../rules/order-form.ts';
import type { Shop } from '../shop.ts';
import { addressListView } from './address-view.ts';

/** Purposes of an order's addresses. */
const purposes = ['Billing', 'Shipping'] as const;
type Purpose = (typeof purposes)[number];
type AddressFields = Partial<Record<OrderFieldName, string>>;

/** Order fields that an address fills, by purpose. */
const addressFields: Readonly<Record<Purpose, (address: BookAddress) => AddressFields>> = {
  Billing: ({ street, number, box, postalCode, city, country }) => ({
    BillingStreet1: street,
    BillingHouseNumber: number,
    BillingBoxNumber: box,
    BillingPostalCode: postalCode,
    BillingCity: city,
    BillingCountry: country,
  }),
  Shipping: ({ street, number, box, postalCode, city, country }) => ({
    ShippingStreet1: street,
    ShippingHouseNumber: number,
    ShippingBoxNumber: box,
    ShippingPostalCode: postalCode,
    ShippingCity: city,
    ShippingCountryId: country,
  }),
};

function bookOf(c: Ctx, { addresses }: Pick<Shop, 'addresses'>, purpose: Purpose): BookAddress[] {
  const user = c.get('user');
  return user ? addresses.list(user.id, purpose) : [];
}

/** Returns the initial address of an order: one in the chosen country, else the first. */
export function firstAddress(c: Ctx, shop: Shop, purpose: Purpose, country: string) {
  const book = bookOf(c, shop, purpose);
  return book.find((address) => address.country === country) ?? book[0];
}

/** Returns the order fields that an address fills. */
export const fieldsOfAddress = (purpose: Purpose, address: BookAddress | undefined): AddressFields =>
  address ? addressFields[purpose](address) : {};

const isSame = (values: OrderValues, address: AddressFields): boolean =>
  Object.entries(address).every(([name, value]) => values[name as OrderFieldName] === value);

/** Order values after the chosen addresses are applied. */
export interface TakenAddresses {
  readonly values: OrderValues;
  /** Fields whose chosen address no longer exists. */
  readonly gone: readonly OrderFieldName[];
}

/** Applies the addresses that a form names by id; their stored values replace the form's. */
export function takeAddresses(
  c: Ctx,
  shop: Shop,
  fields: Partial<Record<string, string>>,
  values: OrderValues,
): TakenAddresses {
  const named = purposes.flatMap((purpose) => {
    const id = fields[`Existing${purpose}AddressId`];
    const isNeeded = purpose === 'Billing' || values.SameAddressForShipping !== 'true';
    if (id === undefined || !isNeeded || !c.get('user')) return [];
    return [{ purpose, address: bookOf(c, shop, purpose).find((one) => String(one.id) === id) }];
  });
  const taken = named.map(({ purpose, address }) => fieldsOfAddress(purpose, address));
  const gone = named.filter(({ address }) => !address).map(({ purpose }) => `${purpose}Street1` as const);
  return { values: Object.assign({}, values, ...taken) as OrderValues, gone };
}

function bookView(c: Ctx, shop: Shop, values: OrderValues, purpose: Purpose) {
  const book = bookOf(c, shop, purpose);
  const first = purpose === 'Shipping' && !values.ShippingStreet1 ? book[0] : undefined;
  const chosen = book.find((address) => isSame(values, fieldsOfAddress(purpose, address))) ?? first;
  const selected = chosen ? String(chosen.id) : '';
  const hidden = Object.entries({
    ...fieldsOfAddress(purpose, book[0]),
    ...pick(values, purpose),
    ...fieldsOfAddress(purpose, first),
  });
  return {
    ...addressListView(book, purpose, { culture: c.get('culture'), selected }),
    selected,
    hidden: book.length > 0 ? hidden.map(([name, value]) => ({ name, value })) : [],
  };
}

/** Returns the address fields of a purpose. */
function pick(values: OrderValues, purpose: Purpose): AddressFields {
  const names = Object.entries(values).filter(([name]) => name.startsWith(purpose));
  const isAddressField = (name: string) =>
    /(?:Street1|HouseNumber|BoxNumber|PostalCode|City|Country|CountryId)$/.test(name);
  return Object.fromEntries(names.filter(([name]) => isAddressField(name)));
}

/** Returns the customer's addresses for the order page; undefined for a guest. */
export const checkoutBooks = (c: Ctx, shop: Shop, values: OrderValues) =>
  c.get('user') && {
    billing: bookView(c, shop, values, 'Billing'),
    shipping: bookView(c, shop, values, 'Shipping'),
  };
