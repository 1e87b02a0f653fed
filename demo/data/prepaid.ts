import { creditIdOf } from '../assortment/credit.ts';
import type { Cents } from '../rules/money.ts';
import type { Db } from './database.ts';
import { warehouses } from './stock.ts';

/** Money that a customer has paid in advance. */
export interface PrepaidAccount {
  readonly id: string;
  readonly name: string;
  readonly balance: Cents;
  /** Its own among all accounts: its credit and its movements have it. */
  readonly number: number;
  /** Whether its owner is told when little is left. */
  readonly notifies: boolean;
}

export interface Movement {
  /** Credit that was bought, an order that was paid with it, money that came back. */
  readonly kind: 'opening' | 'credit' | 'payment' | 'refund';
  /** The number of the order that it belongs to. */
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

/** Credit is never sold out. */
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

/** Accounts that are filled in advance: what is in them is the sum of what has moved. */
export function prepaidTable(db: Db) {
  const { ofUser, insert, stock, insertMovement, take, giveBack, movements, notify } = statements(db);

  const all = (userId: string): PrepaidAccount[] =>
    (ofUser.all(userId) as AccountRow[]).map((row) => ({ ...row, notifies: row.notifies === 1 }));
  /** One of a user's own accounts. */
  const find = (userId: string | undefined, id: string): PrepaidAccount | undefined =>
    userId === undefined ? undefined : all(userId).find((account) => account.id === id);
  /** Puts money in, or takes it out. */
  const move = (account: number, { kind, detail, amount }: Movement, at = new Date()) =>
    void insertMovement.run(account, at.toISOString(), kind, detail, amount);

  return {
    of: all,
    find,
    move,
    /** Opens an account; tells its number. */
    seed(id: string, userId: string, name: string, amount: Cents, at = new Date()): number {
      const account = Number(insert.run(id, userId, name).lastInsertRowid);
      stock.run(creditIdOf(account), warehouses[0].code, plenty);
      move(account, { kind: 'opening', detail: '', amount }, at);
      return account;
    },
    /** Pays an order from an account. False, and nothing taken, when the balance is smaller. */
    take({ number }: Pick<PrepaidAccount, 'number'>, amount: Cents, order: string): boolean {
      const at = new Date().toISOString();
      return amount > 0 && take.run(number, at, order, -amount, number, amount).changes === 1;
    },
    /** Gives back what an order has taken, to the account that it came from, once. */
    giveBack: (order: string) => void giveBack.run(new Date().toISOString(), order, order),
    /** The latest first. */
    movementsOf: (account: number): DatedMovement[] =>
      (movements.all(account) as (Movement & { at: string })[]).map((row) => ({
        ...row,
        at: new Date(row.at),
      })),
    setNotification: (userId: string, id: string, isOn: boolean): boolean =>
      notify.run(isOn ? 1 : 0, id, userId).changes > 0,
  };
}
