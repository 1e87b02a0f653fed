import { findSellable, productOf } from '../assortment/index.ts';
import type { Product, Variant } from '../assortment/model.ts';
import type { Cents } from '../rules/money.ts';
import { creditOf } from '../rules/order-sums.ts';
import { unitPrice } from '../rules/pricing.ts';
import { fitToStock } from '../rules/quantity.ts';
import type { LimitReason } from '../rules/quantity.ts';
import type { Db } from './database.ts';
import { sellableTo } from './sellable.ts';
import type { Stock } from './stock.ts';

export interface CartLine {
  readonly id: number;
  readonly variant: Variant;
  readonly product: Product;
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: Cents;
  readonly total: Cents;
}

export interface Cart {
  readonly lines: readonly CartLine[];
  /** Number of pieces, not of lines. */
  readonly count: number;
  readonly total: Cents;
  /** Total of the goods that are sent; credit is not sent. */
  readonly parcel: Cents;
}

/** Result of a quantity change. */
export type CartChange =
  | { readonly done: true; readonly line: CartLine; readonly reason?: LimitReason }
  | { readonly done: false; readonly problem: 'not-found' | 'sold-out' };

interface Row {
  readonly id: number;
  readonly variantId: number;
  readonly name: string;
  readonly quantity: number;
}

export type Carts = ReturnType<typeof cartTable>;

const columns = 'id, variant_id as variantId, name, quantity';

const statements = (db: Db) => ({
  all: db.prepare(`select ${columns} from cart_lines where session_id = ? order by id`),
  one: db.prepare(`select ${columns} from cart_lines where session_id = ? and id = ?`),
  same: db.prepare(`select ${columns} from cart_lines where session_id = ? and variant_id = ?`),
  remove: db.prepare('delete from cart_lines where session_id = ? and id = ?'),
  empty: db.prepare('delete from cart_lines where session_id = ?'),
  save: db.prepare(
    `insert into cart_lines (session_id, variant_id, name, quantity) values (?, ?, ?, ?)
     on conflict (session_id, variant_id) do update set quantity = excluded.quantity`,
  ),
});

const sumOf = (lines: readonly CartLine[]): Cents => lines.reduce((sum, { total }) => sum + total, 0);

/** Creates the table of carts, where all changes of cart lines happen: pages and API share its rules. */
export function cartTable(db: Db, stock: Stock) {
  const { all, one, same, remove, empty, save, sellable } = { ...statements(db), sellable: sellableTo(db) };

  function of(sessionId: string): Cart {
    const lines = (all.all(sessionId) as Row[]).map(toLine);
    const count = lines.reduce((sum, line) => sum + line.quantity, 0);
    const total = sumOf(lines);
    return { lines, count, total, parcel: total - creditOf(lines) };
  }

  function store(sessionId: string, variant: Variant, name: string, requested: number): CartChange {
    const { quantity, reason } = fitToStock(requested, productOf(variant).rules, stock.of(variant.id));
    if (quantity <= 0) return { done: false, problem: 'sold-out' };
    save.run(sessionId, variant.id, name, quantity);
    const line = toLine(same.get(sessionId, variant.id) as Row);
    return reason ? { done: true, line, reason } : { done: true, line };
  }

  /** Adds to the line of the same variant; rejected as sold out when nothing more can be added. */
  function add(sessionId: string, variantId: number, quantity: number, name?: string): CartChange {
    const variant = sellable(sessionId, variantId);
    if (!variant) return { done: false, problem: 'not-found' };
    const before = (same.get(sessionId, variantId) as Row | undefined)?.quantity ?? 0;
    const change = store(sessionId, variant, name || productOf(variant).name.fr, before + quantity);
    const isFull = change.done && change.reason === 'stock' && change.line.quantity <= before;
    return isFull ? { done: false, problem: 'sold-out' } : change;
  }

  function setQuantity(sessionId: string, lineId: number, quantity: number): CartChange {
    const row = one.get(sessionId, lineId) as Row | undefined;
    const variant = row && sellable(sessionId, row.variantId);
    return variant ? store(sessionId, variant, row.name, quantity) : { done: false, problem: 'not-found' };
  }

  return {
    of,
    add,
    setQuantity,
    find: (sessionId: string, lineId: number) => {
      const row = one.get(sessionId, lineId) as Row | undefined;
      return row && toLine(row);
    },
    remove: (sessionId: string, lineId: number): boolean => remove.run(sessionId, lineId).changes > 0,
    clear: (sessionId: string): boolean => empty.run(sessionId).changes > 0,
  };
}

function toLine({ id, variantId, name, quantity }: Row): CartLine {
  const variant = findSellable(variantId)!;
  const product = productOf(variant);
  const price = unitPrice(variant, product.tiers, quantity);
  return { id, variant, product, name, quantity, unitPrice: price, total: price * quantity };
}
