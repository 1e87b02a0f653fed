import { accountOfCredit, creditIdOf } from '../assortment/credit.ts';
import type { Cents } from '../rules/money.ts';
import { creditOf, dueOf } from '../rules/order-sums.ts';
import type { Db } from './database.ts';
import type { Payments, Receipt } from './payments.ts';
import type { Order, PlacedOrders } from './placed-orders.ts';
import type { PrepaidAccount, PrepaidAccounts } from './prepaid.ts';

/** `known`: the same receipt again. `returned`: the order needs no money, so the receipt goes back. */
export type PaymentOutcome = 'paid' | 'known' | 'returned' | 'unknown';

/** Credit that is ordered and not paid yet. */
export interface PendingCredit {
  readonly order: string;
  readonly amount: Cents;
}

interface Tables {
  readonly payments: Payments;
  readonly prepaid: PrepaidAccounts;
  readonly placed: PlacedOrders;
}

const isOpen = ({ isCancelled }: Order, state: string): boolean => !isCancelled && state !== 'paid';

/** Payments of orders, and the credit that reaches its account with them. */
export function orderMoney(db: Db, { payments, prepaid, placed }: Tables) {
  const pending = db.prepare(
    `select l.order_number as "order", l.quantity * l.unit_price as amount from order_lines l
     join orders o on o.number = l.order_number left join order_payments p on p.order_number = o.number
     where l.variant_id = ? and o.is_cancelled = 0 and coalesce(p.state, 'open') <> 'paid' order by o.placed_at`,
  );

  function settle(order: Order, receipt: Receipt): void {
    payments.settle(order.number, receipt);
    for (const { variant, total: amount } of order.lines) {
      const account = accountOfCredit(variant.id);
      if (account !== undefined) prepaid.move(account, { kind: 'credit', detail: order.number, amount });
    }
  }

  function receive(number: string, receipt: Receipt): PaymentOutcome {
    const order = placed.findAny(number);
    if (!order) return 'unknown';
    const { state, reference } = payments.of(number);
    if (state === 'paid' && reference === receipt.reference) return 'known';
    if (!isOpen(order, state) || receipt.amount !== dueOf(order)) {
      payments.giveBack(number, receipt);
      return 'returned';
    }
    settle(order, receipt);
    return 'paid';
  }

  function payPrepaid(number: string, account: PrepaidAccount): boolean {
    const order = placed.findAny(number);
    if (!order || !isOpen(order, payments.of(number).state) || creditOf(order.lines) > 0) return false;
    const amount = dueOf(order);
    if (!prepaid.take(account, amount, number)) return false;
    settle(order, { method: 'Prepaid', reference: account.id, amount });
    return true;
  }

  return {
    /** Takes money that has arrived; only a payment of the whole due amount of an open order is kept. */
    receive: db.transaction(receive) as typeof receive,
    /** Pays all that is due from an account. False when the balance is smaller, or the order contains credit. */
    payPrepaid: db.transaction(payPrepaid) as typeof payPrepaid,
    /** Credit of an account that waits for the payment of its order. */
    pendingCredit: ({ number }: Pick<PrepaidAccount, 'number'>): PendingCredit[] =>
      pending.all(creditIdOf(number)) as PendingCredit[],
  };
}
