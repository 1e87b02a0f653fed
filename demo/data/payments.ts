import type { Cents } from '../rules/money.ts';
import type { Db } from './database.ts';

/** How far an order is paid: not at all, by a transfer that is on its way, or whole. */
export type PaymentState = 'open' | 'transfer' | 'paid';
export type PaymentMethod = 'Card' | 'BankTransfer' | 'Prepaid';

export interface OrderPayment {
  readonly state: PaymentState;
  readonly method: PaymentMethod | null;
  /** The provider's, or the account's. */
  readonly reference: string | null;
}

export interface Receipt {
  readonly method: PaymentMethod;
  readonly reference: string;
  readonly amount: Cents;
}

/** A session that a card can be paid in. */
export interface OpenSession {
  readonly id: string;
  readonly sessionData: string;
  readonly amount: Cents;
}

export type Payments = ReturnType<typeof paymentTable>;

const OPEN: OrderPayment = { state: 'open', method: null, reference: null };

const statements = (db: Db) => ({
  find: db.prepare('select state, method, reference from order_payments where order_number = ?'),
  transfer: db.prepare(
    `insert into order_payments values (?, 'transfer', 'BankTransfer', null, 0, ?)
     on conflict (order_number) do update set state = 'transfer', method = 'BankTransfer' where state = 'open'`,
  ),
  settle: db.prepare(
    `insert into order_payments values (?, 'paid', ?, ?, ?, ?) on conflict (order_number)
     do update set state = 'paid', method = excluded.method, reference = excluded.reference, amount = excluded.amount,
     changed_at = excluded.changed_at where state <> 'paid'`,
  ),
  openSession: db.prepare(
    'select id, session_data as sessionData, amount from payment_sessions where order_number = ? and is_open = 1',
  ),
  closeSessions: db.prepare('update payment_sessions set is_open = 0 where order_number = ?'),
  keepSession: db.prepare('insert into payment_sessions values (?, ?, ?, ?, 1)'),
  orderOf: db.prepare('select order_number as number from payment_sessions where id = ?'),
  giveBack: db.prepare('insert into returned_payments values (?, ?, ?, ?, ?) on conflict do nothing'),
  returned: db.prepare(
    'select coalesce(sum(amount), 0) as amount from returned_payments where order_number = ?',
  ),
});

/** What orders are paid with; an order is paid once, whoever says so how often. */
export function paymentTable(db: Db) {
  const { find, transfer, settle, openSession, closeSessions, keepSession, orderOf, giveBack, returned } =
    statements(db);
  const now = () => new Date().toISOString();

  return {
    of: (number: string): OrderPayment => (find.get(number) as OrderPayment | undefined) ?? OPEN,
    /** The customer will transfer the money; what is paid stays paid. */
    expectTransfer: (number: string) => void transfer.run(number, now()),
    /** Notes that an order is paid. False when it was before. */
    settle(number: string, { method, reference, amount }: Receipt): boolean {
      const isNew = settle.run(number, method, reference, amount, now()).changes === 1;
      if (isNew) closeSessions.run(number);
      return isNew;
    },
    /** Records money that came for an order that did not need it any more: the provider gives it back. */
    giveBack: (number: string, { method, reference, amount }: Receipt) =>
      void giveBack.run(number, reference, method, amount, now()),
    returnedOf: (number: string): Cents => (returned.get(number) as { amount: Cents }).amount,
    closeSessions: (number: string) => void closeSessions.run(number),
    /** The one session in which the order can be paid. */
    openSession: (number: string): OpenSession | undefined =>
      openSession.get(number) as OpenSession | undefined,
    keepSession(number: string, { id, sessionData, amount }: OpenSession): void {
      closeSessions.run(number);
      keepSession.run(id, number, sessionData, amount);
    },
    orderOf: (sessionId: string): string | undefined =>
      (orderOf.get(sessionId) as { number: string } | undefined)?.number,
  };
}
