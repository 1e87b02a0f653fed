/** Where the shop delivers. */
export const orderCountries = ['BE', 'NL', 'FR', 'LU', 'DE'] as const;

/** Where its customers live. */
export const addressCountries = [...orderCountries, 'GB', 'CH', 'US', 'CA'] as const;

export type OrderCountry = (typeof orderCountries)[number];
export type AddressCountry = (typeof addressCountries)[number];

/** Where a parcel goes unless the shopper has said something else. */
export const homeCountry: OrderCountry = 'BE';

export const isOrderCountry = (code: unknown): code is OrderCountry =>
  orderCountries.some((country) => country === code);

export const isAddressCountry = (code: unknown): code is AddressCountry =>
  addressCountries.some((country) => country === code);
