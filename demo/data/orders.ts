import { accountOfCredit } from '../assortment/credit.ts';
import type { Product } from '../assortment/model.ts';
import type { Culture } from '../culture.ts';
import type { Cents } from '../rules/money.ts';
import type { Cart, Carts } from './carts.ts';
import type { Db } from './database.ts';
import { placedOrders } from './placed-orders.ts';
import type { Customer, Order } from './placed-orders.ts';
import type { PrepaidAccounts } from './prepaid.ts';
import type { Sessions } from './sessions.ts';
import type { Stock } from './stock.ts';

export interface NewOrder extends Customer {
  /** The form's own key: the same form sent twice makes one order. */
  readonly key: string;
  readonly culture: Culture;
  readonly fields: Readonly<Record<string, string>>;
  readonly giftWraps: number;
  readonly cart: Cart;
  /** What the delivery costs. */
  readonly delivery: Cents;
  /** All of it. */
  readonly total: Cents;
}

export type Placing =
  { readonly number: string; readonly isNew: boolean } | { readonly lacking: readonly Product[] };

export type Orders = ReturnType<typeof orderTable>;

const firstNumber = 24001;

const statements = (db: Db) => ({
  count: db.prepare('select count(*) as orders from orders'),
  insert: db.prepare('insert into orders values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)'),
  insertLine: db.prepare('insert into order_lines values (?, ?, ?, ?)'),
  markCancelled: db.prepare(
    'update orders set is_cancelled = 1 where number = ? and user_id = ? and is_cancelled = 0',
  ),
});

interface Tables {
  readonly stock: Stock;
  readonly carts: Carts;
  readonly sessions: Sessions;
  readonly prepaid: PrepaidAccounts;
}

/** Credit that was ordered is on its account at once, and gone again with the order. */
function moveCredit({ prepaid }: Tables, variantId: number, amount: Cents, number: string): void {
  const account = accountOfCredit(variantId);
  if (account !== undefined) prepaid.move(account, { kind: 'credit', detail: number, amount });
}

export function orderTable(db: Db, tables: Tables) {
  const { count, insert, insertLine, markCancelled } = statements(db);
  const placed = placedOrders(db);

  const place = db.transaction((order: NewOrder): Placing => {
    const known = placed.findByKey(order.key, order.sessionId);
    if (known) return { number: known, isNew: false };
    const lacking = order.cart.lines.filter((line) => line.quantity > tables.stock.of(line.variant.id));
    if (lacking.length > 0) return { lacking: lacking.map((line) => line.product) };
    return { number: write(order), isNew: true };
  });

  function write(order: NewOrder): string {
    const number = `IL-${firstNumber + (count.get() as { orders: number }).orders}`;
    const { sessionId, userId = null, key, culture, fields, giftWraps, cart, delivery, total } = order;
    const [placedAt, json] = [new Date().toISOString(), JSON.stringify(fields)];
    insert.run(number, sessionId, key, culture, json, giftWraps, delivery, total, userId, placedAt);
    for (const line of cart.lines) {
      insertLine.run(number, line.variant.id, line.quantity, line.unitPrice);
      tables.stock.remove(line.variant.id, line.quantity);
      moveCredit(tables, line.variant.id, line.unitPrice * line.quantity, number);
    }
    tables.carts.clear(sessionId);
    tables.sessions.setGiftWraps(sessionId, 0);
    return number;
  }

  const cancel = db.transaction((number: string, customer: Customer): Order | undefined => {
    if (markCancelled.run(number, customer.userId ?? '').changes === 0) return undefined;
    const order = placed.find(number, customer);
    for (const { variant, quantity, total } of order?.lines ?? []) {
      tables.stock.add(variant.id, quantity);
      moveCredit(tables, variant.id, -total, number);
    }
    return order;
  });

  return {
    ...placed,
    place: (order: NewOrder): Placing => place(order),
    /** Takes a user's order back, once; its pieces are in stock again. */
    cancel: (number: string, customer: Customer): Order | undefined => cancel(number, customer),
  };
}
