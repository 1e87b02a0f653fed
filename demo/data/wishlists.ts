import { randomBytes } from 'node:crypto';
import { findVariant, productOf } from '../assortment/index.ts';
import type { Product, Variant } from '../assortment/model.ts';
import type { Db } from './database.ts';

export type ListKind = 'wishlist' | 'birthlist';

export interface ListLine {
  readonly id: number;
  readonly listId: number;
  readonly variant: Variant;
  readonly product: Product;
  readonly quantity: number;
}

export interface Wishlist {
  readonly id: number;
  readonly kind: ListKind;
  readonly name: string;
  readonly description: string;
  /** A visitor with the token may see the list and order from it. */
  readonly token: string;
  readonly lines: readonly ListLine[];
}

interface ListRow extends Omit<Wishlist, 'lines'> {
  readonly userId: string;
}

interface LineRow {
  readonly id: number;
  readonly listId: number;
  readonly variantId: number;
  readonly quantity: number;
}

export type Wishlists = ReturnType<typeof wishlistTable>;

const columns = 'id, user_id as userId, kind, name, description, token';
const lineColumns = 'l.id, l.list_id as listId, l.variant_id as variantId, l.quantity';
const ofUser = 'list_id in (select id from wishlists where user_id = ?)';

const statements = (db: Db) => ({
  all: db.prepare(`select ${columns} from wishlists where user_id = ? order by id`),
  one: db.prepare(`select ${columns} from wishlists where user_id = ? and id = ?`),
  shared: db.prepare(`select ${columns} from wishlists where token = ?`),
  lines: db.prepare(`select ${lineColumns} from wishlist_lines l where l.list_id = ? order by l.id`),
  line: db.prepare(`select ${lineColumns} from wishlist_lines l where l.id = ? and l.${ofUser}`),
  insert: db.prepare('insert into wishlists (user_id, kind, name, token) values (?, ?, ?, ?)'),
  rename: db.prepare('update wishlists set name = ? where user_id = ? and id = ?'),
  describe: db.prepare('update wishlists set description = ? where user_id = ? and id = ?'),
  remove: db.prepare('delete from wishlists where user_id = ? and id = ?'),
  empty: db.prepare('delete from wishlist_lines where list_id = ?'),
  add: db.prepare(
    `insert into wishlist_lines (list_id, variant_id, quantity) values (?, ?, ?)
     on conflict (list_id, variant_id) do update set quantity = max(quantity, excluded.quantity)`,
  ),
  setQuantity: db.prepare(`update wishlist_lines set quantity = ? where id = ? and ${ofUser}`),
  removeLine: db.prepare(`delete from wishlist_lines where id = ? and ${ofUser}`),
  removeVariant: db.prepare(`delete from wishlist_lines where list_id = ? and variant_id = ? and ${ofUser}`),
  removeEverywhere: db.prepare(`delete from wishlist_lines where variant_id = ? and ${ofUser}`),
  variants: db.prepare(
    `select list_id as listId, variant_id as variantId from wishlist_lines where ${ofUser}`,
  ),
});

const createToken = (): string => randomBytes(12).toString('base64url');

/** Creates the table of customers' lists; a list is private to its owner unless it is shared. */
export function wishlistTable(db: Db) {
  const sql = statements(db);

  const withLines = (row: ListRow | undefined): Wishlist | undefined =>
    row && { ...row, lines: (sql.lines.all(row.id) as LineRow[]).map(toLine) };
  const find = (userId: string, id: number) => withLines(sql.one.get(userId, id) as ListRow | undefined);

  const remove = db.transaction((userId: string, id: number): boolean => {
    if (sql.remove.run(userId, id).changes === 0) return false;
    sql.empty.run(id);
    return true;
  });

  return {
    ...readers(sql),
    find,
    of: (userId: string, kind?: ListKind): Wishlist[] =>
      (sql.all.all(userId) as ListRow[])
        .filter((row) => kind === undefined || row.kind === kind)
        .map((row) => withLines(row)!),
    shared: (token: string) => withLines(sql.shared.get(token) as ListRow | undefined),
    create: (userId: string, kind: ListKind, name: string): number =>
      Number(sql.insert.run(userId, kind, name, createToken()).lastInsertRowid),
    rename: (userId: string, id: number, name: string) => sql.rename.run(name, userId, id).changes > 0,
    describe: (userId: string, id: number, text: string) => sql.describe.run(text, userId, id).changes > 0,
    remove: (userId: string, id: number): boolean => remove(userId, id),
    /** Adds a variant; an existing line keeps the larger quantity, so that adding twice changes nothing. */
    add: (userId: string, listId: number, variantId: number, quantity: number): Wishlist | undefined => {
      if (!find(userId, listId) || !findVariant(variantId)) return undefined;
      sql.add.run(listId, variantId, quantity);
      return find(userId, listId);
    },
    setQuantity: (userId: string, lineId: number, quantity: number) =>
      sql.setQuantity.run(quantity, lineId, userId).changes > 0,
    removeLine: (userId: string, lineId: number) => sql.removeLine.run(lineId, userId).changes > 0,
    removeVariant: (userId: string, listId: number, variantId: number) =>
      sql.removeVariant.run(listId, variantId, userId).changes > 0,
    removeEverywhere: (userId: string, variantId: number) =>
      sql.removeEverywhere.run(variantId, userId).changes > 0,
  };
}

function readers({ line, variants }: ReturnType<typeof statements>) {
  const entries = (userId: string) => variants.all(userId) as { listId: number; variantId: number }[];
  return {
    line: (userId: string, lineId: number): ListLine | undefined => {
      const row = line.get(lineId, userId) as LineRow | undefined;
      return row && toLine(row);
    },
    count: (userId: string): number => entries(userId).length,
    /** Returns the ids of the products with a variant in any of the lists. */
    productIds: (userId: string): ReadonlySet<number> =>
      new Set(entries(userId).map(({ variantId }) => productOf(findVariant(variantId)!).id)),
    isIn: (userId: string, variantId: number, listId?: number): boolean =>
      entries(userId).some(
        (entry) => entry.variantId === variantId && (listId === undefined || entry.listId === listId),
      ),
  };
}

function toLine({ id, listId, variantId, quantity }: LineRow): ListLine {
  const variant = findVariant(variantId)!;
  return { id, listId, variant, product: productOf(variant), quantity };
}
