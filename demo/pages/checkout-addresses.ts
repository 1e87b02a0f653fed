import type { BookAddress } from '../data/addresses.ts';
import type { Ctx } from '../http/env.ts';
import type { OrderFieldName, OrderValues } from '../rules/order-form.ts';
import type { Shop } from '../shop.ts';
import { addressListView } from './address-view.ts';

/** What an order needs an address for. */
const purposes = ['Billing', 'Shipping'] as const;
type Purpose = (typeof purposes)[number];
type Place = Partial<Record<OrderFieldName, string>>;

/** The fields of an order that an address fills. */
const places: Readonly<Record<Purpose, (address: BookAddress) => Place>> = {
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

/** The address that an order begins with: of the country that was chosen before, else the first. */
export function firstAddress(c: Ctx, shop: Shop, purpose: Purpose, country: string) {
  const book = bookOf(c, shop, purpose);
  return book.find((address) => address.country === country) ?? book[0];
}

/** The fields that an address fills. */
export const placeOf = (purpose: Purpose, address: BookAddress | undefined): Place =>
  address ? places[purpose](address) : {};

const isSame = (values: OrderValues, place: Place): boolean =>
  Object.entries(place).every(([name, value]) => values[name as OrderFieldName] === value);

/** What was chosen of the customer's addresses, and what of it has gone. */
export interface TakenAddresses {
  readonly values: OrderValues;
  /** The fields that complain of an address that is no longer there. */
  readonly gone: readonly OrderFieldName[];
}

/** Reads the addresses that a form names by their ids: what they say is the server's, whatever else the form has. */
export function takeAddresses(
  c: Ctx,
  shop: Shop,
  fields: Partial<Record<string, string>>,
  values: OrderValues,
): TakenAddresses {
  const named = purposes.flatMap((purpose) => {
    const id = fields[`Existing${purpose}AddressId`];
    const isAsked = purpose === 'Billing' || values.SameAddressForShipping !== 'true';
    if (id === undefined || !isAsked || !c.get('user')) return [];
    return [{ purpose, address: bookOf(c, shop, purpose).find((one) => String(one.id) === id) }];
  });
  const taken = named.map(({ purpose, address }) => placeOf(purpose, address));
  const gone = named.filter(({ address }) => !address).map(({ purpose }) => `${purpose}Street1` as const);
  return { values: Object.assign({}, values, ...taken) as OrderValues, gone };
}

function bookView(c: Ctx, shop: Shop, values: OrderValues, purpose: Purpose) {
  const book = bookOf(c, shop, purpose);
  const first = purpose === 'Shipping' && !values.ShippingStreet1 ? book[0] : undefined;
  const chosen = book.find((address) => isSame(values, placeOf(purpose, address))) ?? first;
  const selected = chosen ? String(chosen.id) : '';
  const hidden = Object.entries({
    ...placeOf(purpose, book[0]),
    ...pick(values, purpose),
    ...placeOf(purpose, first),
  });
  return {
    ...addressListView(book, purpose, { culture: c.get('culture'), selected }),
    selected,
    hidden: book.length > 0 ? hidden.map(([name, value]) => ({ name, value })) : [],
  };
}

/** What the form has of a place; for a parcel that goes to the billing address that is nothing. */
function pick(values: OrderValues, purpose: Purpose): Place {
  const names = Object.entries(values).filter(([name]) => name.startsWith(purpose));
  const isPlace = (name: string) =>
    /(?:Street1|HouseNumber|BoxNumber|PostalCode|City|Country|CountryId)$/.test(name);
  return Object.fromEntries(names.filter(([name]) => isPlace(name)));
}

/** The customer's addresses as the order's page shows them; of a guest nothing. */
export const checkoutBooks = (c: Ctx, shop: Shop, values: OrderValues) =>
  c.get('user') && {
    billing: bookView(c, shop, values, 'Billing'),
    shipping: bookView(c, shop, values, 'Shipping'),
  };
