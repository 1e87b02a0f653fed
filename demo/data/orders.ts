import type { Product } from '../assortment/model.ts';
import type { Culture } from '../culture.ts';
import { findCoupon } from '../rules/coupons.ts';
import type { Cents } from '../rules/money.ts';
import { creditOf } from '../rules/order-sums.ts';
import type { Cart, Carts } from './carts.ts';
import type { Db } from './database.ts';
import { orderMoney } from './order-money.ts';
import { paymentTable } from './payments.ts';
import type { Payments } from './payments.ts';
import { createOrderReader } from './order-reader.ts';
import type { Customer, Order, OrderReader } from './order-reader.ts';
import type { PrepaidAccounts } from './prepaid.ts';
import type { Sessions } from './sessions.ts';
import type { Stock } from './stock.ts';
import { usedCouponTable } from './used-coupons.ts';
import type { UsedCoupons } from './used-coupons.ts';

export interface NewOrder extends Customer {
  /** Key of the form: the same form sent twice makes one order. */
  readonly key: string;
  readonly culture: Culture;
  readonly fields: Readonly<Record<string, string>>;
  readonly giftWraps: number;
  readonly cart: Cart;
  /** Delivery cost. */
  readonly delivery: Cents;
  /** Total of the order, delivery included. */
  readonly total: Cents;
  /** Part of the total that a prepaid account pays immediately. */
  readonly prepaid?: { readonly account: string; readonly amount: Cents } | undefined;
  /** Coupon code that reduced the total. */
  readonly coupon?: string | undefined;
}

export type OrderResult =
  | { readonly number: string; readonly isNew: boolean }
  | { readonly lacking: readonly Product[] }
  /** Another tab or session was faster: the page's amounts are outdated. */
  | { readonly outdated: 'cart' | 'coupon' | 'balance' };

export type Orders = ReturnType<typeof orderTable>;

const firstNumber = 24001;

const statements = (db: Db) => ({
  count: db.prepare('select count(*) as orders from orders'),
  insert: db.prepare('insert into orders values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)'),
  insertLine: db.prepare('insert into order_lines values (?, ?, ?, ?)'),
  markCancelled: db.prepare(
    `update orders set is_cancelled = 1 where number = ? and user_id = ? and is_cancelled = 0
     and not exists (select 1 from order_payments p where p.order_number = number and p.state = 'paid')`,
  ),
});

interface Tables {
  readonly stock: Stock;
  readonly carts: Carts;
  readonly sessions: Sessions;
  readonly prepaid: PrepaidAccounts;
}

interface OrderTables extends Tables {
  readonly orderReader: OrderReader;
  readonly payments: Payments;
  readonly usedCoupons: UsedCoupons;
}

type Statements = ReturnType<typeof statements>;

/** The prepaid part is taken last, so that a rejected order moves no money. */
function outdatedPart({ usedCoupons, prepaid }: OrderTables, order: NewOrder, number: string) {
  const { cart, sessionId, userId, coupon, prepaid: part } = order;
  if (cart.lines.length === 0) return 'cart';
  if (coupon && usedCoupons.isUsed(coupon, sessionId)) return 'coupon';
  if (!part?.amount) return undefined;
  const account = prepaid.find(userId, part.account);
  const isCovered = part.amount <= order.total - creditOf(cart.lines);
  return isCovered && account && prepaid.take(account, part.amount, number) ? undefined : 'balance';
}

function write(
  { insert, insertLine }: Statements,
  tables: OrderTables,
  order: NewOrder,
  number: string,
): void {
  const { sessionId, userId = null, key, culture, fields, giftWraps, cart, delivery, total, coupon } = order;
  const [orderedAt, json] = [new Date().toISOString(), JSON.stringify(fields)];
  insert.run(number, sessionId, key, culture, json, giftWraps, delivery, total, userId, orderedAt);
  for (const line of cart.lines) {
    insertLine.run(number, line.variant.id, line.quantity, line.unitPrice);
    tables.stock.remove(line.variant.id, line.quantity);
  }
  tables.carts.clear(sessionId);
  tables.sessions.setGiftWraps(sessionId, 0);
  if (coupon && findCoupon(coupon)?.isOnce) tables.usedCoupons.use(number, coupon, order);
}

function createOrder(on: Statements, tables: OrderTables, order: NewOrder): OrderResult {
  const known = tables.orderReader.findByKey(order.key, order.sessionId);
  if (known) return { number: known, isNew: false };
  const lacking = order.cart.lines.filter((line) => line.quantity > tables.stock.of(line.variant.id));
  if (lacking.length > 0) return { lacking: lacking.map((line) => line.product) };
  const number = `IL-${firstNumber + (on.count.get() as { orders: number }).orders}`;
  const outdated = outdatedPart(tables, order, number);
  if (outdated) return { outdated };
  write(on, tables, order, number);
  return { number, isNew: true };
}

export function orderTable(db: Db, shared: Tables) {
  const orderReader = createOrderReader(db);
  const tables = { ...shared, orderReader, payments: paymentTable(db), usedCoupons: usedCouponTable(db) };
  const on = statements(db);
  const create = db.transaction((order: NewOrder) => createOrder(on, tables, order));

  const cancel = db.transaction((number: string, customer: Customer): Order | undefined => {
    if (on.markCancelled.run(number, customer.userId ?? '').changes === 0) return undefined;
    const order = orderReader.find(number, customer);
    for (const { variant, quantity } of order?.lines ?? []) tables.stock.add(variant.id, quantity);
    tables.prepaid.giveBack(number);
    tables.usedCoupons.free(number);
    tables.payments.closeSessions(number);
    return order;
  });

  return {
    ...orderReader,
    ...orderMoney(db, tables),
    create: (order: NewOrder): OrderResult => create(order),
    /** Cancels a user's unpaid order, once; its pieces return to the stock, its prepaid part is refunded. */
    cancel: (number: string, customer: Customer): Order | undefined => cancel(number, customer),
  };
}
