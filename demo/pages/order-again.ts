import { findSellable, productOf } from '../assortment/index.ts';
import type { Order, OrderLine } from '../data/order-reader.ts';
import type { Ctx } from '../http/env.ts';
import { formatMoney } from '../rules/money.ts';
import { parseQuantity } from '../rules/quantity.ts';
import type { Shop } from '../shop.ts';
import { fill } from '../texts/index.ts';
import { limitMessage } from './cart-view.ts';
import { customerOf } from './forms.ts';
import { textsOf } from './view.ts';

/** Fields of an order line's form (SAL-03). */
export interface AgainFields {
  readonly quantity?: unknown;
  readonly ItemKey?: unknown;
  readonly OrderId?: unknown;
}

export interface AgainResult {
  readonly status: 200 | 404 | 409;
  readonly message: string;
}

function addLine(c: Ctx, shop: Shop, line: OrderLine, wanted: number): AgainResult {
  const [t, culture] = [textsOf(c), c.get('culture')];
  const name = line.product.name[culture];
  const change = shop.carts.add(c.get('session').id, line.variant.id, wanted, name);
  if (!change.done) return { status: 409, message: t.cart.refusals[change.problem] };
  if (change.reason) return { status: 200, message: limitMessage(change.reason, change.line, culture) };
  const isNewPrice = line.variant.price !== line.total / line.quantity;
  const price = formatMoney(line.variant.price, culture);
  return { status: 200, message: fill(isNewPrice ? t.sales.addedNewPrice : t.sales.added, name, price) };
}

/** Adds a line of the customer's own order to the cart, at today's price. */
export function orderLineAgain(c: Ctx, shop: Shop, { quantity, ItemKey, OrderId }: AgainFields): AgainResult {
  const t = textsOf(c).sales;
  const order = shop.orders.find(String(OrderId ?? ''), customerOf(c));
  if (!order) return { status: 404, message: t.gone };
  const line = order.lines.find(({ variant }) => String(variant.id) === String(ItemKey));
  if (line) return addLine(c, shop, line, parseQuantity(quantity) ?? line.quantity);
  const isRetired = order.retired.some(({ article }) => String(article.id) === String(ItemKey));
  return isRetired ? { status: 409, message: t.noLongerSold } : { status: 404, message: t.notOrdered };
}

/** Adds a whole order to the cart; returns the names of the articles that were not added. */
export function orderAllAgain(c: Ctx, shop: Shop, order: Order): { added: number; left: string[] } {
  const culture = c.get('culture');
  const left = order.retired.map(({ article }) => article.name[culture]);
  let added = 0;
  for (const line of order.lines) {
    const variant = findSellable(line.variant.id);
    if (variant && addLine(c, shop, line, line.quantity).status === 200) added += 1;
    else left.unshift(productOf(line.variant).name[culture]);
  }
  return { added, left };
}
