import { creditProduct } from '../assortment/credit.ts';
import type { Cart } from '../data/carts.ts';
import { isOrderCountry } from './countries.ts';
import { discountOf } from './coupons.ts';
import { deliveryOf } from './delivery.ts';
import { taxOf, withoutTax } from './money.ts';
import type { Cents } from './money.ts';
import { creditOf } from './order-sums.ts';

/** Goods and conditions of an order, before the calculation. */
export interface CheckoutGoods {
  /** Totals of the lines that are sent, VAT included. */
  readonly lines: readonly Cents[];
  /** Prepaid credit, without tax: the tax is due on the goods that it pays. */
  readonly credit?: Cents;
  readonly discount: Cents;
  /** Country of the delivery; one without delivery has no delivery cost. */
  readonly country: string;
  readonly methodId: string;
  /** Reverse charge: the buyer pays the tax at home, so all amounts are without it. */
  readonly isReverse: boolean;
  /** Balance of the chosen prepaid account. */
  readonly balance: Cents;
}

export interface CheckoutSums {
  /** Total of all lines, credit included. */
  readonly goods: Cents;
  readonly discount: Cents;
  readonly delivery: Cents;
  readonly missing: Cents;
  readonly total: Cents;
  readonly tax: Cents;
  /** Amount taken from the prepaid account. */
  readonly prepaid: Cents;
  /** Amount left to pay. */
  readonly due: Cents;
  readonly isReverse: boolean;
  readonly isDelivered: boolean;
}

type CartSums = Omit<CheckoutGoods, 'lines' | 'credit' | 'discount'> & { readonly coupon: string };

/** Calculates the amounts of a cart; a coupon applies to the articles only. */
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

/** Calculates the amounts of an order; net amounts are rounded one by one, so that their sum is exact. */
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
