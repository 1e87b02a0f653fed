import { accountOfCredit } from '../assortment/credit.ts';
import { findSellable } from '../assortment/index.ts';
import type { Variant } from '../assortment/model.ts';
import type { Db } from './database.ts';

/** Returns what a session may buy: credit is sold to the owner of its account alone, whichever call requests it. */
export function sellableTo(db: Db): (sessionId: string, variantId: number) => Variant | undefined {
  const owns = db.prepare(
    `select 1 from prepaid_accounts a join sign_ins s on s.user_id = a.user_id where a.rowid = ? and s.session_id = ?`,
  );
  return (sessionId, variantId) => {
    const account = accountOfCredit(variantId);
    const isRefused = account !== undefined && owns.get(account, sessionId) === undefined;
    return isRefused ? undefined : findSellable(variantId);
  };
}
