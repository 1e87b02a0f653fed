import { findVariant, productOf } from '../assortment/index.ts';
import type { Product, Variant } from '../assortment/model.ts';
import type { Cents } from '../rules/money.ts';
import type { Db } from './database.ts';

/** Whoever asks for an order: a session, and who is signed in there. */
export interface Customer {
  readonly sessionId: string;
  readonly userId: string | undefined;
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
  /** What the delivery costs; the total contains it. */
  readonly delivery: Cents;
  readonly total: Cents;
  readonly placedAt: Date;
  readonly isCancelled: boolean;
  readonly lines: readonly OrderLine[];
}

interface OrderRow {
  readonly number: string;
  readonly fields: string;
  readonly giftWraps: number;
  readonly delivery: number;
  readonly total: number;
  readonly placedAt: string;
  readonly isCancelled: number;
}

const columns =
  'number, fields, gift_wraps as giftWraps, delivery, total, placed_at as placedAt, is_cancelled as isCancelled';

const statements = (db: Db) => ({
  byKey: db.prepare('select number from orders where order_key = ? and session_id = ?'),
  byNumber: db.prepare(
    `select ${columns} from orders where number = ? and (user_id = ? or (user_id is null and session_id = ?))`,
  ),
  ofUser: db.prepare(`select ${columns} from orders where user_id = ? order by number desc`),
  linesOf: db.prepare(
    'select variant_id as id, quantity, unit_price as price from order_lines where order_number = ?',
  ),
});

/** Orders as they are read again; only who placed one sees it. */
export function placedOrders(db: Db) {
  const { byKey, byNumber, ofUser, linesOf } = statements(db);

  function toOrder(row: OrderRow): Order {
    const lines = (linesOf.all(row.number) as { id: number; quantity: number; price: number }[]).map(toLine);
    const fields = JSON.parse(row.fields) as Record<string, string>;
    return { ...row, fields, placedAt: new Date(row.placedAt), isCancelled: row.isCancelled === 1, lines };
  }

  return {
    /** An order of a user is seen by the user, another one by the session that placed it. */
    find(number: string, { sessionId, userId = '' }: Customer): Order | undefined {
      const row = byNumber.get(number, userId, sessionId) as OrderRow | undefined;
      return row && toOrder(row);
    },
    findByKey: (key: string, sessionId: string) =>
      (byKey.get(key, sessionId) as { number: string } | undefined)?.number,
    /** The latest first. */
    ofUser: (userId: string): Order[] => (ofUser.all(userId) as OrderRow[]).map(toOrder),
  };
}

function toLine({ id, quantity, price }: { id: number; quantity: number; price: number }): OrderLine {
  const variant = findVariant(id)!;
  return { variant, product: productOf(variant), quantity, total: price * quantity };
}
