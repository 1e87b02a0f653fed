import { accountOfCredit } from '../assortment/credit.ts';
import { findSellable } from '../assortment/index.ts';
import type { Variant } from '../assortment/model.ts';
import type { Db } from './database.ts';

/** Returns a function that finds what a session may buy; credit is sold to its account's owner only. */
export function sellableTo(db: Db): (sessionId: string, variantId: number) => Variant | undefined {
  const owns = db.prepare(
    `select 1 from prepaid_accounts a join sign_ins s on s.user_id = a.user_id where a.rowid = ? and s.session_id = ?`,
  );
  return (sessionId, variantId) => {
    const account = accountOfCredit(variantId);
    const isRejected = account !== undefined && owns.get(account, sessionId) === undefined;
    return isRejected ? undefined : findSellable(variantId);
  };
}
