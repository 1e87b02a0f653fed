import { homeCountry } from './countries.ts';
import type { OrderCountry } from './countries.ts';
import type { Cents } from './money.ts';
import { methodsFor } from './shipping.ts';

const homeCost: Cents = 5_00;
const abroadCost: Cents = 9_00;
/** Minimum for free delivery, in the home country only. */
export const freeFrom: Cents = 60_00;

/** Working days of a delivery, by country. */
export const deliveryDays: Readonly<Record<OrderCountry, number>> = { BE: 2, NL: 3, FR: 3, LU: 3, DE: 4 };

export interface Delivery {
  readonly country: OrderCountry;
  readonly cost: Cents;
  /** Amount missing for free delivery; 0 when delivery is free, and for countries without free delivery. */
  readonly missing: Cents;
}

/**
 * Returns the delivery cost of a cart, as the delivery page promises it.
 *
 * @param goods Total of the articles that are sent, VAT included; without any the delivery costs nothing.
 * @param country Country of the delivery.
 * @param methodId Shipping method; home delivery when the country does not have it.
 */
export function deliveryOf(goods: Cents, country: OrderCountry, methodId?: string): Delivery {
  if (goods === 0) return { country, cost: 0, missing: 0 };
  const change = methodsFor(country).find(({ id }) => id === methodId)?.surcharge ?? 0;
  if (country !== homeCountry) return { country, cost: abroadCost + change, missing: 0 };
  const missing = Math.max(0, freeFrom - goods);
  const cost = missing > 0 ? homeCost + change : Math.max(0, change);
  return { country, cost, missing };
}
