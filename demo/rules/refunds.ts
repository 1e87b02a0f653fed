import type { Order } from '../data/placed-orders.ts';
import type { OrderRequests, RefundedLine } from '../data/order-requests.ts';
import { creditProduct } from '../assortment/credit.ts';
import type { Cents } from './money.ts';
import { creditOf } from './order-sums.ts';

/** An article of an order, and how many of it may go back. */
export interface ReturnableLine {
  readonly article: number;
  readonly unit: Cents;
  readonly bought: number;
  readonly max: number;
}

/** What came of a wish to give something back. */
export type RefundWish =
  | {
      readonly done: true;
      readonly lines: readonly RefundedLine[];
      readonly amount: Cents;
      readonly count: number;
    }
  | { readonly done: false; readonly wrong: ReadonlySet<number> };

/** Everything of an order but credit, at the price that was paid: a coupon or the tax that was left out is no money to return. */
export function returnableLines(order: Order, { refundedOf }: OrderRequests): ReturnableLine[] {
  const sold = order.lines.filter(({ product }) => product !== creditProduct);
  const lines = [
    ...sold.map(({ variant, quantity, total }) => ({ article: variant.id, quantity, total })),
    ...order.retired.map(({ article, quantity, total }) => ({ article: article.id, quantity, total })),
  ];
  const gross = lines.reduce((sum, { total }) => sum + total, 0);
  const paid = order.total - order.delivery - creditOf(order.lines);
  return lines.map(({ article, quantity, total }) => ({
    article,
    unit: Math.floor((total * paid) / (gross * quantity)),
    bought: quantity,
    max: quantity - refundedOf(order.number, article),
  }));
}

const readWish = (text = ''): number | undefined => {
  const bare = text.trim();
  return bare === '' ? 0 : /^\d{1,6}$/.test(bare) ? Number(bare) : undefined;
};

/**
 * Judges what somebody wants to give back: whole pieces, not below none, not more than is left.
 *
 * @param lines What may go back.
 * @param typed What was written for an article.
 */
export function judgeRefund(
  lines: readonly ReturnableLine[],
  typed: (article: number) => string | undefined,
): RefundWish {
  const wishes = lines.map((line) => ({ ...line, wish: readWish(typed(line.article)) }));
  const wrong = wishes.filter(({ wish, max }) => wish === undefined || wish > max);
  if (wrong.length > 0) return { done: false, wrong: new Set(wrong.map(({ article }) => article)) };
  const chosen = wishes.filter(({ wish = 0 }) => wish > 0);
  if (chosen.length === 0) return { done: false, wrong: new Set() };
  const refunded = chosen.map(({ article, unit, wish = 0 }) => ({
    article,
    quantity: wish,
    amount: unit * wish,
  }));
  return {
    done: true,
    lines: refunded,
    amount: refunded.reduce((sum, { amount }) => sum + amount, 0),
    count: refunded.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
