import { isOrderCountry } from './countries.ts';
import { deliveryOf } from './delivery.ts';
import { withoutTax } from './money.ts';
import type { Cents } from './money.ts';

/** What an order consists of, before anything is calculated. */
export interface CheckoutGoods {
  /** The sum of each line, VAT included. */
  readonly lines: readonly Cents[];
  /** What of it is sent. */
  readonly parcel: Cents;
  readonly discount: Cents;
  /** Where the parcel goes; of a country without delivery it costs nothing, since nothing is sent. */
  readonly country: string;
  readonly methodId: string;
  /** The buyer owes the tax at home: everything is without it. */
  readonly isReverse: boolean;
  /** What a prepaid account holds. */
  readonly balance: Cents;
}

export interface CheckoutSums {
  readonly goods: Cents;
  readonly discount: Cents;
  readonly delivery: Cents;
  readonly missing: Cents;
  readonly total: Cents;
  readonly tax: Cents;
  /** Taken from the prepaid account. */
  readonly prepaid: Cents;
  /** Left to be paid. */
  readonly due: Cents;
  readonly isReverse: boolean;
  readonly isDelivered: boolean;
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0);

/** Calculates what an order costs; without tax every amount is rounded for itself, so that the column adds up. */
export function checkoutSums(order: CheckoutGoods): CheckoutSums {
  const { country, methodId, isReverse } = order;
  const net = (amount: Cents) => (isReverse ? withoutTax(amount) : amount);
  const isDelivered = isOrderCountry(country);
  const sent = isDelivered ? deliveryOf(order.parcel, country, methodId) : { cost: 0, missing: 0 };
  const [goods, discount, delivery] = [sum(order.lines.map(net)), net(order.discount), net(sent.cost)];
  const total = goods - discount + delivery;
  const prepaid = Math.min(order.balance, total);
  return {
    goods,
    discount,
    delivery,
    missing: sent.missing,
    total,
    tax: isReverse ? 0 : total - withoutTax(total),
    prepaid,
    due: total - prepaid,
    isReverse,
    isDelivered,
  };
}
