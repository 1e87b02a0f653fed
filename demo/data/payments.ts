import type { Cents } from '../rules/money.ts';
import type { Db } from './database.ts';

/** Payment of an order: not paid, a bank transfer on its way, or paid. */
export type PaymentState = 'open' | 'transfer' | 'paid';
export type PaymentMethod = 'Card' | 'BankTransfer' | 'Prepaid';

export interface OrderPayment {
  readonly state: PaymentState;
  readonly method: PaymentMethod | null;
  /** Reference of the provider, or id of the prepaid account. */
  readonly reference: string | null;
}

export interface Receipt {
  readonly method: PaymentMethod;
  readonly reference: string;
  readonly amount: Cents;
}

/** A session in which a card can be charged. */
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
  markPaid: db.prepare(
    `insert into order_payments values (?, 'paid', ?, ?, ?, ?) on conflict (order_number)
     do update set state = 'paid', method = excluded.method, reference = excluded.reference, amount = excluded.amount,
     changed_at = excluded.changed_at where state <> 'paid'`,
  ),
  openSession: db.prepare(
    'select id, session_data as sessionData, amount from payment_sessions where order_number = ? and is_open = 1',
  ),
  closeSessions: db.prepare('update payment_sessions set is_open = 0 where order_number = ?'),
  saveSession: db.prepare('insert into payment_sessions values (?, ?, ?, ?, 1)'),
  orderOf: db.prepare('select order_number as number from payment_sessions where id = ?'),
  giveBack: db.prepare('insert into returned_payments values (?, ?, ?, ?, ?) on conflict do nothing'),
  returned: db.prepare(
    'select coalesce(sum(amount), 0) as amount from returned_payments where order_number = ?',
  ),
});

/** Creates the table of payments; an order is paid once, also when notifications are repeated. */
export function paymentTable(db: Db) {
  const { find, transfer, markPaid, openSession, closeSessions, saveSession, orderOf, giveBack, returned } =
    statements(db);
  const now = () => new Date().toISOString();

  return {
    of: (number: string): OrderPayment => (find.get(number) as OrderPayment | undefined) ?? OPEN,
    /** Records that the customer will transfer the money; a paid order stays paid. */
    expectTransfer: (number: string) => void transfer.run(number, now()),
    /** Marks an order as paid. False when it already was. */
    markPaid(number: string, { method, reference, amount }: Receipt): boolean {
      const isNew = markPaid.run(number, method, reference, amount, now()).changes === 1;
      if (isNew) closeSessions.run(number);
      return isNew;
    },
    /** Records money for an order that no longer needs it; the provider refunds it. */
    giveBack: (number: string, { method, reference, amount }: Receipt) =>
      void giveBack.run(number, reference, method, amount, now()),
    returnedOf: (number: string): Cents => (returned.get(number) as { amount: Cents }).amount,
    closeSessions: (number: string) => void closeSessions.run(number),
    /** Returns the only session in which the order can be paid. */
    openSession: (number: string): OpenSession | undefined =>
      openSession.get(number) as OpenSession | undefined,
    saveSession(number: string, { id, sessionData, amount }: OpenSession): void {
      closeSessions.run(number);
      saveSession.run(id, number, sessionData, amount);
    },
    orderOf: (sessionId: string): string | undefined =>
      (orderOf.get(sessionId) as { number: string } | undefined)?.number,
  };
}
