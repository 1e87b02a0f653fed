import type { Order } from '../data/order-reader.ts';
import type { OrderRequests, RefundedLine } from '../data/order-requests.ts';
import { creditProduct } from '../assortment/credit.ts';
import type { Cents } from './money.ts';
import { creditOf } from './order-sums.ts';

/** An article of an order, with the quantity that can be refunded. */
export interface ReturnableLine {
  readonly article: number;
  readonly unit: Cents;
  readonly bought: number;
  readonly max: number;
}

/** Result of a refund request. */
export type RefundRequest =
  | {
      readonly done: true;
      readonly lines: readonly RefundedLine[];
      readonly amount: Cents;
    }
  | { readonly done: false; readonly wrong: ReadonlySet<number> };

/** Returns an order's lines except credit, at the price paid: discounts and omitted tax are not refunded. */
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

const readQuantity = (text = ''): number | undefined => {
  const bare = text.trim();
  return bare === '' ? 0 : /^\d{1,6}$/.test(bare) ? Number(bare) : undefined;
};

/**
 * Validates a refund request: whole pieces, from zero to the remaining quantity.
 *
 * @param lines Lines that can be refunded.
 * @param typed Returns the typed quantity of an article.
 */
export function validateRefund(
  lines: readonly ReturnableLine[],
  typed: (article: number) => string | undefined,
): RefundRequest {
  const requests = lines.map((line) => ({ ...line, requested: readQuantity(typed(line.article)) }));
  const wrong = requests.filter(({ requested, max }) => requested === undefined || requested > max);
  if (wrong.length > 0) return { done: false, wrong: new Set(wrong.map(({ article }) => article)) };
  const chosen = requests.filter(({ requested = 0 }) => requested > 0);
  if (chosen.length === 0) return { done: false, wrong: new Set() };
  const refunded = chosen.map(({ article, unit, requested = 0 }) => ({
    article,
    quantity: requested,
    amount: unit * requested,
  }));
  return {
    done: true,
    lines: refunded,
    amount: refunded.reduce((sum, { amount }) => sum + amount, 0),
  };
}
