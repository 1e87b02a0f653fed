import type { Culture } from '../culture.ts';
import type { Db } from './database.ts';

export interface StockNotification {
  readonly variantId: number;
  readonly email: string;
  readonly culture: Culture;
  readonly sessionId: string;
}

export type StockNotifications = ReturnType<typeof stockNotificationTable>;

/** Creates the table of mail requests for sold-out variants; a second request of one address is ignored. */
export function stockNotificationTable(db: Db) {
  const insert = db.prepare('insert or ignore into stock_notifications values (?, ?, ?, ?)');
  const waiting = db.prepare(
    `select variant_id as variantId, email, culture, session_id as sessionId from stock_notifications
     where variant_id = ?`,
  );
  const forget = db.prepare('delete from stock_notifications where variant_id = ?');
  return {
    /** Returns and deletes the requests for a variant, so that each is mailed once. */
    take(variantId: number): StockNotification[] {
      const found = waiting.all(variantId) as StockNotification[];
      forget.run(variantId);
      return found;
    },
    add: ({ variantId, email, culture, sessionId }: StockNotification): void =>
      void insert.run(variantId, email.toLowerCase(), culture, sessionId),
  };
}
