import type { Db } from './database.ts';

export type UsedCoupons = ReturnType<typeof usedCouponTable>;

/** Creates the table of used coupon codes, valid once: for an account in all sessions, for a guest in one. */
export function usedCouponTable(db: Db) {
  const used = db.prepare(
    `select 1 from used_coupons where code = ? and (session_id = ? or
     user_id in (select user_id from sign_ins where session_id = ?))`,
  );
  const use = db.prepare('insert into used_coupons values (?, ?, ?, ?)');
  const free = db.prepare('delete from used_coupons where order_number = ?');

  return {
    isUsed: (code: string, sessionId: string): boolean => used.get(code, sessionId, sessionId) !== undefined,
    use: (
      order: string,
      code: string,
      { sessionId, userId }: { sessionId: string; userId?: string | undefined },
    ) => void use.run(order, code, userId ?? null, sessionId),
    /** Frees the code of a cancelled order. */
    free: (order: string) => void free.run(order),
  };
}
