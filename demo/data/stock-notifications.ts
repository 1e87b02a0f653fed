import type { Culture } from '../culture.ts';
import type { Db } from './database.ts';

interface StockNotification {
  readonly variantId: number;
  readonly email: string;
  readonly culture: Culture;
  readonly sessionId: string;
}

export type StockNotifications = ReturnType<typeof stockNotificationTable>;

/** Who wants to be told once a variant is back in stock; who asks twice is told once. */
export function stockNotificationTable(db: Db) {
  const insert = db.prepare('insert or ignore into stock_notifications values (?, ?, ?, ?)');
  return {
    add: ({ variantId, email, culture, sessionId }: StockNotification): void =>
      void insert.run(variantId, email.toLowerCase(), culture, sessionId),
  };
}
