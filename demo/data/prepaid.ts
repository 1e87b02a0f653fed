import type { Cents } from '../rules/money.ts';
import type { Db } from './database.ts';

/** Money that a customer has paid in advance. */
export interface PrepaidAccount {
  readonly id: string;
  readonly name: string;
  readonly balance: Cents;
}

export type PrepaidAccounts = ReturnType<typeof prepaidTable>;

export function prepaidTable(db: Db) {
  const ofUser = db.prepare(
    'select id, name, balance from prepaid_accounts where user_id = ? order by rowid',
  );
  const insert = db.prepare('insert into prepaid_accounts (id, user_id, name, balance) values (?, ?, ?, ?)');
  const change = db.prepare('update prepaid_accounts set balance = balance + ? where id = ? and user_id = ?');

  const all = (userId: string) => ofUser.all(userId) as PrepaidAccount[];
  return {
    of: all,
    /** One of a user's own accounts. */
    find: (userId: string | undefined, id: string): PrepaidAccount | undefined =>
      userId === undefined ? undefined : all(userId).find((account) => account.id === id),
    seed: (id: string, userId: string, name: string, balance: Cents) =>
      void insert.run(id, userId, name, balance),
    /** Takes from an account; below nothing it never goes, since an order takes what is there at most. */
    take: (id: string, userId: string, amount: Cents) => void change.run(-amount, id, userId),
  };
}
