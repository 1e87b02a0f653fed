import { homeCountry } from './countries.ts';
import type { OrderCountry } from './countries.ts';
import type { Cents } from './money.ts';
import { methodsFor } from './shipping.ts';

const homeCost: Cents = 5_00;
const abroadCost: Cents = 9_00;
/** From this sum on the delivery is free, at home alone. */
export const freeFrom: Cents = 60_00;

/** The working days that a parcel takes. */
export const deliveryDays: Readonly<Record<OrderCountry, number>> = { BE: 2, NL: 3, FR: 3, LU: 3, DE: 4 };

export interface Delivery {
  readonly country: OrderCountry;
  readonly cost: Cents;
  /** What is still missing for a free delivery; 0 where it is free, and where it never is. */
  readonly missing: Cents;
}

/**
 * What it costs to send a cart, as the delivery page promises it.
 *
 * @param goods The sum of the articles that are sent, VAT included; without any there is nothing to pay.
 * @param country Where the parcel goes.
 * @param methodId How; where there is no such way, at home.
 */
export function deliveryOf(goods: Cents, country: OrderCountry, methodId?: string): Delivery {
  if (goods === 0) return { country, cost: 0, missing: 0 };
  const change = methodsFor(country).find(({ id }) => id === methodId)?.surcharge ?? 0;
  if (country !== homeCountry) return { country, cost: abroadCost + change, missing: 0 };
  const missing = Math.max(0, freeFrom - goods);
  const cost = missing > 0 ? homeCost + change : Math.max(0, change);
  return { country, cost, missing };
}
