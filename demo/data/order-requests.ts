import type { Cents } from '../rules/money.ts';
import type { Db } from './database.ts';

/** An article of an order that is returned. */
export interface RefundedLine {
  readonly article: number;
  readonly quantity: number;
  readonly amount: Cents;
}

export interface Refund {
  readonly at: Date;
  readonly lines: readonly RefundedLine[];
  readonly amount: Cents;
}

interface RefundRow extends RefundedLine {
  readonly at: string;
}

export type OrderRequests = ReturnType<typeof orderRequestTable>;

const refundOf = (rows: readonly RefundRow[]): Refund => ({
  at: new Date(rows[0]!.at),
  lines: rows,
  amount: rows.reduce((sum, { amount }) => sum + amount, 0),
});

/** Creates the table of requests after an order: another address, a refund. */
export function orderRequestTable(db: Db) {
  const address = db.prepare('select fields from address_requests where order_number = ?');
  const saveAddress = db.prepare('insert into address_requests values (?, ?, ?) on conflict do nothing');
  const refunds = db.prepare(
    'select article, quantity, amount, at from refunds where order_number = ? order by rowid',
  );
  const saveRefund = db.prepare('insert into refunds values (?, ?, ?, ?, ?, ?)');
  const byKey = db.prepare(
    'select article, quantity, amount, at from refunds where order_number = ? and request_key = ? order by rowid',
  );
  const rowsOf = (number: string) => refunds.all(number) as RefundRow[];

  function refundsOf(number: string): Refund[] {
    const byTime = new Map<string, RefundRow[]>();
    for (const row of rowsOf(number)) byTime.set(row.at, [...(byTime.get(row.at) ?? []), row]);
    return [...byTime.values()].map(refundOf);
  }

  function findRefund(number: string, key: string): Refund | undefined {
    const rows = byKey.all(number, key) as RefundRow[];
    return rows.length > 0 ? refundOf(rows) : undefined;
  }

  return {
    /** Returns the requested address, if there is one. */
    addressOf: (number: string): Readonly<Record<string, string>> | undefined => {
      const row = address.get(number) as { fields: string } | undefined;
      return row && (JSON.parse(row.fields) as Record<string, string>);
    },
    /** Saves one address request for each order. False when the order already has one. */
    requestAddress: (number: string, fields: Readonly<Record<string, string>>): boolean =>
      saveAddress.run(number, JSON.stringify(fields), new Date().toISOString()).changes > 0,
    refundsOf,
    /** Returns the quantity of an article that is already refunded. */
    refundedOf: (number: string, article: number): number =>
      rowsOf(number).reduce((sum, row) => sum + (row.article === article ? row.quantity : 0), 0),
    /** Returns the refund of the same form, which is sent again when its response was lost. */
    findRefund,
    requestRefund: db.transaction((number: string, key: string, lines: readonly RefundedLine[]) => {
      const at = new Date().toISOString();
      for (const { article, quantity, amount } of lines)
        saveRefund.run(number, key, article, quantity, amount, at);
    }),
  };
}
