import { orderCountries } from './countries.ts';
import type { OrderCountry } from './countries.ts';
import type { Cents } from './money.ts';

/** How a parcel is sent. */
export interface ShippingMethod {
  readonly id: string;
  readonly name: 'home' | 'express' | 'relais' | 'poste';
  readonly countries: readonly OrderCountry[];
  /** What it costs more, or less, than a delivery at home. */
  readonly surcharge: Cents;
  /** Of the carrier whose points are to be chosen from. */
  readonly pickup?: {
    readonly carrier: 'relais' | 'poste';
    readonly gatewayId: string;
    readonly search: 'address' | 'city';
    /** Its points are records of the shop. */
    readonly isStatic: boolean;
  };
}

const home: ShippingMethod = { id: '1', name: 'home', countries: orderCountries, surcharge: 0 };

/** The one list, for the cart and for the order. */
export const shippingMethods: readonly ShippingMethod[] = [
  home,
  { id: '4', name: 'express', countries: orderCountries, surcharge: 7_00 },
  {
    id: '2',
    name: 'relais',
    countries: ['BE', 'NL', 'FR'],
    surcharge: -2_00,
    pickup: { carrier: 'relais', gatewayId: '11', search: 'address', isStatic: false },
  },
  {
    id: '3',
    name: 'poste',
    countries: ['BE'],
    surcharge: -2_00,
    pickup: { carrier: 'poste', gatewayId: '12', search: 'city', isStatic: true },
  },
];

/** How far points are looked for, in kilometres, and how many are shown. */
export const pickupLimits = { radius: 10, most: 20 };

export const isShippingMethod = (id: unknown): id is string =>
  shippingMethods.some((method) => method.id === id);

/** The method that was chosen; at home where none was. */
export const shippingMethodOf = (id: string | undefined): ShippingMethod =>
  shippingMethods.find((method) => method.id === id) ?? home;

/** The ways in which a parcel goes to a country; none where the shop does not deliver. */
export const methodsFor = (country: string): readonly ShippingMethod[] =>
  shippingMethods.filter(({ countries }) => countries.some((one) => one === country));
