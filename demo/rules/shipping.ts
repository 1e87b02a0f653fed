import { orderCountries } from './countries.ts';
import type { OrderCountry } from './countries.ts';
import type { Cents } from './money.ts';

/** A shipping method. */
export interface ShippingMethod {
  readonly id: string;
  readonly name: 'home' | 'express' | 'relais' | 'poste';
  readonly countries: readonly OrderCountry[];
  /** Difference in price to a home delivery, in cents. */
  readonly surcharge: Cents;
  /** Carrier whose pickup points are offered. */
  readonly pickup?: {
    readonly carrier: 'relais' | 'poste';
    readonly gatewayId: string;
    readonly search: 'address' | 'city';
    /** Pickup points are records of the shop. */
    readonly isStatic: boolean;
  };
}

const home: ShippingMethod = { id: '1', name: 'home', countries: orderCountries, surcharge: 0 };

/** All shipping methods, for the cart and for the order. */
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

/** Radius of the pickup search in kilometres, and maximum number of points. */
export const pickupLimits = { radius: 10, most: 20 };

export const isShippingMethod = (id: unknown): id is string =>
  shippingMethods.some((method) => method.id === id);

/** Returns the chosen method; home delivery when none is chosen. */
export const shippingMethodOf = (id: string | undefined): ShippingMethod =>
  shippingMethods.find((method) => method.id === id) ?? home;

/** Returns the shipping methods for a country; empty when the shop does not deliver there. */
export const methodsFor = (country: string): readonly ShippingMethod[] =>
  shippingMethods.filter(({ countries }) => countries.some((one) => one === country));
