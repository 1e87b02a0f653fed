import { orderCountries } from './countries.ts';
import type { Cents } from './money.ts';

export type OrderCountry = (typeof orderCountries)[number];

/** Where a parcel goes unless the shopper has said something else. */
export const homeCountry: OrderCountry = 'BE';

/** At home, the next day, or where the shopper fetches it. */
const deliveryWays = ['home', 'express', 'pickup'] as const;
export type DeliveryWay = (typeof deliveryWays)[number];

/** Where there are places to fetch a parcel. */
const pickupCountries: readonly OrderCountry[] = ['BE', 'NL', 'FR'];

const expressCost: Cents = 7_00;
const pickupSaving: Cents = 2_00;
const homeCost: Cents = 5_00;
const abroadCost: Cents = 9_00;
/** From this sum on the delivery is free, at home alone. */
const freeFrom: Cents = 60_00;

export interface Delivery {
  readonly country: OrderCountry;
  readonly cost: Cents;
  /** What is still missing for a free delivery; 0 where it is free, and where it never is. */
  readonly missing: Cents;
}

export const isDeliveryWay = (value: unknown): value is DeliveryWay =>
  deliveryWays.some((method) => method === value);

/** The ways in which a parcel goes to a country. */
export const methodsFor = (country: OrderCountry): readonly DeliveryWay[] =>
  deliveryWays.filter((method) => method !== 'pickup' || pickupCountries.includes(country));

export const isOrderCountry = (code: unknown): code is OrderCountry =>
  orderCountries.some((country) => country === code);

/**
 * What it costs to send a cart, as the delivery page promises it.
 *
 * @param goods The sum of the articles, VAT included; for an empty cart there is nothing to pay.
 * @param country Where the parcel goes.
 * @param method How; where there is no such way, at home.
 */
export function deliveryOf(goods: Cents, country: OrderCountry, method: DeliveryWay = 'home'): Delivery {
  if (goods === 0) return { country, cost: 0, missing: 0 };
  const way = methodsFor(country).includes(method) ? method : 'home';
  const change = way === 'express' ? expressCost : way === 'pickup' ? -pickupSaving : 0;
  if (country !== homeCountry) return { country, cost: abroadCost + change, missing: 0 };
  const missing = Math.max(0, freeFrom - goods);
  const cost = missing > 0 ? homeCost + change : Math.max(0, change);
  return { country, cost, missing };
}
