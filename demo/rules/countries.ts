/** Countries to which the shop delivers. */
export const orderCountries = ['BE', 'NL', 'FR', 'LU', 'DE'] as const;

/** Countries of customers' addresses. */
export const addressCountries = [...orderCountries, 'GB', 'CH', 'US', 'CA'] as const;

export type OrderCountry = (typeof orderCountries)[number];
export type AddressCountry = (typeof addressCountries)[number];

/** Default country of a delivery. */
export const homeCountry: OrderCountry = 'BE';

export const isOrderCountry = (code: unknown): code is OrderCountry =>
  orderCountries.some((country) => country === code);

export const isAddressCountry = (code: unknown): code is AddressCountry =>
  addressCountries.some((country) => country === code);
