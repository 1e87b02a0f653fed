import { creditProduct } from '../assortment/credit.ts';
import type { Cart } from '../data/carts.ts';
import { isOrderCountry } from './countries.ts';
import { discountOf } from './coupons.ts';
import { deliveryOf } from './delivery.ts';
import { taxOf, withoutTax } from './money.ts';
import type { Cents } from './money.ts';
import { creditOf } from './order-sums.ts';

/** What an order consists of, before anything is calculated. */
export interface CheckoutGoods {
  /** The sum of each line that is sent, VAT included. */
  readonly lines: readonly Cents[];
  /** Prepaid credit: without tax, since the tax is due on what it pays for. */
  readonly credit?: Cents;
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
  /** All lines, credit included. */
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

type CartSums = Omit<CheckoutGoods, 'lines' | 'credit' | 'discount'> & { readonly coupon: string };

/** Calculates what a cart costs: a coupon counts on its articles alone. */
export function sumsOfCart({ lines, parcel }: Cart, { coupon, ...order }: CartSums): CheckoutSums {
  const sent = lines.filter(({ product }) => product !== creditProduct).map(({ total }) => total);
  return checkoutSums({
    ...order,
    lines: sent,
    credit: creditOf(lines),
    discount: discountOf(coupon, parcel),
  });
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0);

/** Calculates what an order costs; without tax every amount is rounded for itself, so that the column adds up. */
export function checkoutSums(order: CheckoutGoods): CheckoutSums {
  const { country, methodId, isReverse, credit = 0 } = order;
  const net = (amount: Cents) => (isReverse ? withoutTax(amount) : amount);
  const isDelivered = isOrderCountry(country);
  const sent = isDelivered ? deliveryOf(sum(order.lines), country, methodId) : { cost: 0, missing: 0 };
  const [articles, discount, delivery] = [sum(order.lines.map(net)), net(order.discount), net(sent.cost)];
  const taxed = articles - discount + delivery;
  const total = taxed + credit;
  const prepaid = Math.min(order.balance, taxed);
  return {
    goods: articles + credit,
    discount,
    delivery,
    missing: sent.missing,
    total,
    tax: isReverse ? 0 : taxOf(taxed),
    prepaid,
    due: total - prepaid,
    isReverse,
    isDelivered,
  };
}
