import { creditIdOf } from '../assortment/credit.ts';
import type { Cents } from '../rules/money.ts';
import type { Db } from './database.ts';
import { warehouses } from './stock.ts';

/** A prepaid account of a customer. */
export interface PrepaidAccount {
  readonly id: string;
  readonly name: string;
  readonly balance: Cents;
  /** Number that is unique among all accounts; its credit and movements refer to it. */
  readonly number: number;
  /** The owner is notified when the balance is low. */
  readonly notifies: boolean;
}

export interface Movement {
  /** Opening balance, bought credit, paid order, or refund. */
  readonly kind: 'opening' | 'credit' | 'payment' | 'refund';
  /** Number of the order that it belongs to. */
  readonly detail: string;
  readonly amount: Cents;
}

export interface DatedMovement extends Movement {
  readonly at: Date;
}

interface AccountRow extends Omit<PrepaidAccount, 'notifies'> {
  readonly notifies: number;
}

export type PrepaidAccounts = ReturnType<typeof prepaidTable>;

/** Stock of credit: it is never sold out. */
const plenty = 100_000_000;

const balance =
  '(select coalesce(sum(amount), 0) from prepaid_movements where account = prepaid_accounts.rowid)';

const statements = (db: Db) => ({
  ofUser: db.prepare(
    `select id, name, rowid as number, notifies, ${balance} as balance from prepaid_accounts where user_id = ? order by rowid`,
  ),
  insert: db.prepare('insert into prepaid_accounts (id, user_id, name) values (?, ?, ?)'),
  stock: db.prepare('insert into stock (variant_id, warehouse, quantity) values (?, ?, ?)'),
  insertMovement: db.prepare('insert into prepaid_movements values (?, ?, ?, ?, ?)'),
  take: db.prepare(
    `insert into prepaid_movements select ?, ?, 'payment', ?, ? where
     (select coalesce(sum(amount), 0) from prepaid_movements where account = ?) >= ?`,
  ),
  giveBack: db.prepare(
    `insert into prepaid_movements select account, ?, 'refund', ?, -sum(amount) from prepaid_movements
     where detail = ? and kind in ('payment', 'refund') group by account having sum(amount) < 0`,
  ),
  movements: db.prepare(
    'select at, kind, detail, amount from prepaid_movements where account = ? order by at desc, rowid desc',
  ),
  notify: db.prepare('update prepaid_accounts set notifies = ? where id = ? and user_id = ?'),
});

/** Creates the table of prepaid accounts; a balance is the sum of the movements. */
export function prepaidTable(db: Db) {
  const { ofUser, insert, stock, insertMovement, take, giveBack, movements, notify } = statements(db);

  const all = (userId: string): PrepaidAccount[] =>
    (ofUser.all(userId) as AccountRow[]).map((row) => ({ ...row, notifies: row.notifies === 1 }));
  /** Finds one of a user's own accounts. */
  const find = (userId: string | undefined, id: string): PrepaidAccount | undefined =>
    userId === undefined ? undefined : all(userId).find((account) => account.id === id);
  /** Inserts a movement; a negative amount is a withdrawal. */
  const move = (account: number, { kind, detail, amount }: Movement, at = new Date()) =>
    void insertMovement.run(account, at.toISOString(), kind, detail, amount);

  return {
    of: all,
    find,
    move,
    /** Opens an account and returns its number. */
    seed(id: string, userId: string, name: string, amount: Cents, at = new Date()): number {
      const account = Number(insert.run(id, userId, name).lastInsertRowid);
      stock.run(creditIdOf(account), warehouses[0].code, plenty);
      move(account, { kind: 'opening', detail: '', amount }, at);
      return account;
    },
    /** Pays an order from an account. False, without any change, when the balance is smaller. */
    take({ number }: Pick<PrepaidAccount, 'number'>, amount: Cents, order: string): boolean {
      const at = new Date().toISOString();
      return amount > 0 && take.run(number, at, order, -amount, number, amount).changes === 1;
    },
    /** Refunds an order's prepaid amount to its account, once. */
    giveBack: (order: string) => void giveBack.run(new Date().toISOString(), order, order),
    /** Returns an account's movements, the latest first. */
    movementsOf: (account: number): DatedMovement[] =>
      (movements.all(account) as (Movement & { at: string })[]).map((row) => ({
        ...row,
        at: new Date(row.at),
      })),
    setNotification: (userId: string, id: string, isOn: boolean): boolean =>
      notify.run(isOn ? 1 : 0, id, userId).changes > 0,
  };
}
