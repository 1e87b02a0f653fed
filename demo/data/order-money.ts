import { accountOfCredit, creditIdOf } from '../assortment/credit.ts';
import type { Cents } from '../rules/money.ts';
import { creditOf, dueOf } from '../rules/order-sums.ts';
import type { Db } from './database.ts';
import type { Payments, Receipt } from './payments.ts';
import type { Order, OrderReader } from './order-reader.ts';
import type { PrepaidAccount, PrepaidAccounts } from './prepaid.ts';

/** `known`: the same receipt again. `returned`: the order needs no money, so the payment is returned. */
export type PaymentOutcome = 'paid' | 'known' | 'returned' | 'unknown';

/** Credit of an unpaid order. */
export interface PendingCredit {
  readonly order: string;
  readonly amount: Cents;
}

interface Tables {
  readonly payments: Payments;
  readonly prepaid: PrepaidAccounts;
  readonly orderReader: OrderReader;
}

const isOpen = ({ isCancelled }: Order, state: string): boolean => !isCancelled && state !== 'paid';

/** Returns the payments of orders, and the credit that a payment adds to its account. */
export function orderMoney(db: Db, { payments, prepaid, orderReader }: Tables) {
  const pending = db.prepare(
    `select l.order_number as "order", l.quantity * l.unit_price as amount from order_lines l
     join orders o on o.number = l.order_number left join order_payments p on p.order_number = o.number
     where l.variant_id = ? and o.is_cancelled = 0 and coalesce(p.state, 'open') <> 'paid' order by o.placed_at`,
  );

  function applyReceipt(order: Order, receipt: Receipt): void {
    payments.markPaid(order.number, receipt);
    for (const { variant, total: amount } of order.lines) {
      const account = accountOfCredit(variant.id);
      if (account !== undefined) prepaid.move(account, { kind: 'credit', detail: order.number, amount });
    }
  }

  function receive(number: string, receipt: Receipt): PaymentOutcome {
    const order = orderReader.findAny(number);
    if (!order) return 'unknown';
    const { state, reference } = payments.of(number);
    if (state === 'paid' && reference === receipt.reference) return 'known';
    if (!isOpen(order, state) || receipt.amount !== dueOf(order)) {
      payments.giveBack(number, receipt);
      return 'returned';
    }
    applyReceipt(order, receipt);
    return 'paid';
  }

  function payPrepaid(number: string, account: PrepaidAccount): boolean {
    const order = orderReader.findAny(number);
    if (!order || !isOpen(order, payments.of(number).state) || creditOf(order.lines) > 0) return false;
    const amount = dueOf(order);
    if (!prepaid.take(account, amount, number)) return false;
    applyReceipt(order, { method: 'Prepaid', reference: account.id, amount });
    return true;
  }

  return {
    /** Accepts received money; only a payment of an open order's exact due amount is kept. */
    receive: db.transaction(receive) as typeof receive,
    /** Pays the due amount from an account. False for a smaller balance, or an order with credit. */
    payPrepaid: db.transaction(payPrepaid) as typeof payPrepaid,
    /** Returns the ordered credit of an account that is not paid yet. */
    pendingCredit: ({ number }: Pick<PrepaidAccount, 'number'>): PendingCredit[] =>
      pending.all(creditIdOf(number)) as PendingCredit[],
  };
}
