import { findSellable, productOf } from '../assortment/index.ts';
import type { Product, Variant } from '../assortment/model.ts';
import { findRetired } from '../assortment/retired.ts';
import type { RetiredArticle } from '../assortment/retired.ts';
import type { Cents } from '../rules/money.ts';
import type { Db } from './database.ts';

/** The reader of an order: a session, and its signed-in user. */
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

/** A line of an article that is no longer sold. */
export interface RetiredLine {
  readonly article: RetiredArticle;
  readonly quantity: number;
  readonly total: Cents;
}

export interface Order {
  readonly number: string;
  /** Owner's id; null for an order without a sign-in. */
  readonly userId: string | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly giftWraps: number;
  /** Delivery cost, included in the total. */
  readonly delivery: Cents;
  readonly total: Cents;
  readonly orderedAt: Date;
  readonly isCancelled: boolean;
  readonly lines: readonly OrderLine[];
  /** Lines of articles that are no longer sold. */
  readonly retired: readonly RetiredLine[];
}

interface OrderRow {
  readonly number: string;
  readonly userId: string | null;
  readonly fields: string;
  readonly giftWraps: number;
  readonly delivery: number;
  readonly total: number;
  readonly orderedAt: string;
  readonly isCancelled: number;
}

const columns =
  'number, user_id as userId, fields, gift_wraps as giftWraps, delivery, total, placed_at as orderedAt, is_cancelled as isCancelled';

const statements = (db: Db) => ({
  byKey: db.prepare('select number from orders where order_key = ? and session_id = ?'),
  byNumber: db.prepare(
    `select ${columns} from orders where number = ? and (user_id = ? or (user_id is null and session_id = ?))`,
  ),
  ofUser: db.prepare(`select ${columns} from orders where user_id = ? order by placed_at desc, number desc`),
  anyByNumber: db.prepare(`select ${columns} from orders where number = ?`),
  all: db.prepare(
    `select ${columns} from orders where user_id is not null order by placed_at desc, number desc`,
  ),
  setUser: db.prepare('update orders set user_id = ? where number = ?'),
  sessionOf: db.prepare('select session_id as sessionId from orders where number = ?'),
  linesOf: db.prepare(
    'select variant_id as id, quantity, unit_price as price from order_lines where order_number = ?',
  ),
});

export type OrderReader = ReturnType<typeof createOrderReader>;

/** Creates the reader of stored orders; a customer's order is visible to that customer only. */
export function createOrderReader(db: Db) {
  const { byKey, byNumber, anyByNumber, ofUser, all, setUser, sessionOf, linesOf } = statements(db);

  function toOrder(row: OrderRow): Order {
    const rows = linesOf.all(row.number) as LineRow[];
    const fields = JSON.parse(row.fields) as Record<string, string>;
    const [orderedAt, isCancelled] = [new Date(row.orderedAt), row.isCancelled === 1];
    const [lines, retired] = [rows.flatMap(toLine), rows.flatMap(toRetired)];
    return { ...row, fields, orderedAt, isCancelled, lines, retired };
  }

  return {
    /** Finds a user's order for that user, or a guest's order for the session that placed it. */
    find(number: string, { sessionId, userId = '' }: Customer): Order | undefined {
      const row = byNumber.get(number, userId, sessionId) as OrderRow | undefined;
      return row && toOrder(row);
    },
    findByKey: (key: string, sessionId: string) =>
      (byKey.get(key, sessionId) as { number: string } | undefined)?.number,
    /** Returns the session in which an order was placed. */
    sessionOf: (number: string) => (sessionOf.get(number) as { sessionId: string } | undefined)?.sessionId,
    /** Returns a user's orders, the latest first. */
    ofUser: (userId: string): Order[] => (ofUser.all(userId) as OrderRow[]).map(toOrder),
    /** Returns the orders of all users, the latest first; for the staff. */
    ofAll: (): Order[] => (all.all() as OrderRow[]).map(toOrder),
    /** Finds an order of any customer; for the staff. */
    findAny(number: string): Order | undefined {
      const row = anyByNumber.get(number) as OrderRow | undefined;
      return row && toOrder(row);
    },
    setUser: (number: string, userId: string) => void setUser.run(userId, number),
  };
}

interface LineRow {
  readonly id: number;
  readonly quantity: number;
  readonly price: number;
}

function toLine({ id, quantity, price }: LineRow): OrderLine[] {
  const variant = findSellable(id);
  return variant ? [{ variant, product: productOf(variant), quantity, total: price * quantity }] : [];
}

function toRetired({ id, quantity, price }: LineRow): RetiredLine[] {
  const article = findRetired(id);
  return article ? [{ article, quantity, total: price * quantity }] : [];
}
