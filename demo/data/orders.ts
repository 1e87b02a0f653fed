import { findVariant, productOf } from '../assortment/index.ts';
import type { Product, Variant } from '../assortment/model.ts';
import type { Culture } from '../culture.ts';
import type { Cents } from '../rules/money.ts';
import type { Cart, Carts } from './carts.ts';
import type { Db } from './database.ts';
import type { Sessions } from './sessions.ts';
import type { Stock } from './stock.ts';

export interface NewOrder {
  readonly sessionId: string;
  /** The form's own key: the same form sent twice makes one order. */
  readonly key: string;
  readonly culture: Culture;
  readonly fields: Readonly<Record<string, string>>;
  readonly giftWraps: number;
  readonly cart: Cart;
}

export interface OrderLine {
  readonly variant: Variant;
  readonly product: Product;
  readonly quantity: number;
  readonly total: Cents;
}

export interface Order {
  readonly number: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly giftWraps: number;
  readonly total: Cents;
  readonly lines: readonly OrderLine[];
}

export type Placing =
  { readonly number: string; readonly isNew: boolean } | { readonly lacking: readonly Product[] };

interface OrderRow {
  readonly number: string;
  readonly fields: string;
  readonly giftWraps: number;
  readonly total: number;
}

export type Orders = ReturnType<typeof orderTable>;

const firstNumber = 24001;

const statements = (db: Db) => ({
  byKey: db.prepare('select number from orders where order_key = ? and session_id = ?'),
  count: db.prepare('select count(*) as orders from orders'),
  insert: db.prepare('insert into orders values (?, ?, ?, ?, ?, ?, ?)'),
  insertLine: db.prepare('insert into order_lines values (?, ?, ?, ?)'),
  byNumber: db.prepare(
    'select number, fields, gift_wraps as giftWraps, total from orders where number = ? and session_id = ?',
  ),
  linesOf: db.prepare(
    'select variant_id as id, quantity, unit_price as price from order_lines where order_number = ?',
  ),
});

export function orderTable(db: Db, tables: { stock: Stock; carts: Carts; sessions: Sessions }) {
  const { byKey, count, insert, insertLine, byNumber, linesOf } = statements(db);

  const place = db.transaction((order: NewOrder): Placing => {
    const known = byKey.get(order.key, order.sessionId) as { number: string } | undefined;
    if (known) return { number: known.number, isNew: false };
    const lacking = order.cart.lines.filter((line) => line.quantity > tables.stock.of(line.variant.id));
    if (lacking.length > 0) return { lacking: lacking.map((line) => line.product) };
    return { number: write(order), isNew: true };
  });

  function write(order: NewOrder): string {
    const number = `IL-${firstNumber + (count.get() as { orders: number }).orders}`;
    const { sessionId, key, culture, fields, giftWraps, cart } = order;
    insert.run(number, sessionId, key, culture, JSON.stringify(fields), giftWraps, cart.total);
    for (const line of cart.lines) {
      insertLine.run(number, line.variant.id, line.quantity, line.unitPrice);
      tables.stock.remove(line.variant.id, line.quantity);
    }
    tables.carts.clear(sessionId);
    tables.sessions.setGiftWraps(sessionId, 0);
    return number;
  }

  /** Only the session that placed an order sees it. */
  function find(number: string, sessionId: string): Order | undefined {
    const row = byNumber.get(number, sessionId) as OrderRow | undefined;
    if (!row) return undefined;
    const lines = (linesOf.all(number) as { id: number; quantity: number; price: number }[]).map(toLine);
    return { ...row, fields: JSON.parse(row.fields) as Record<string, string>, lines };
  }

  return {
    place: (order: NewOrder): Placing => place(order),
    findByKey: (key: string, sessionId: string) =>
      (byKey.get(key, sessionId) as { number: string } | undefined)?.number,
    find,
  };
}

function toLine({ id, quantity, price }: { id: number; quantity: number; price: number }): OrderLine {
  const variant = findVariant(id)!;
  return { variant, product: productOf(variant), quantity, total: price * quantity };
}
