import type { Culture } from '../culture.ts';
import type { Db } from './database.ts';

export interface StockNotification {
  readonly variantId: number;
  readonly email: string;
  readonly culture: Culture;
  readonly sessionId: string;
}

export type StockNotifications = ReturnType<typeof stockNotificationTable>;

/** Who wants to be told once a variant is back in stock; who asks twice is told once. */
export function stockNotificationTable(db: Db) {
  const insert = db.prepare('insert or ignore into stock_notifications values (?, ?, ?, ?)');
  const waiting = db.prepare(
    `select variant_id as variantId, email, culture, session_id as sessionId from stock_notifications
     where variant_id = ?`,
  );
  const forget = db.prepare('delete from stock_notifications where variant_id = ?');
  return {
    /** Who waits for a variant, each told once. */
    take(variantId: number): StockNotification[] {
      const found = waiting.all(variantId) as StockNotification[];
      forget.run(variantId);
      return found;
    },
    add: ({ variantId, email, culture, sessionId }: StockNotification): void =>
      void insert.run(variantId, email.toLowerCase(), culture, sessionId),
  };
}
