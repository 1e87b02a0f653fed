import { randomUUID } from 'node:crypto';
import { fallback, object, picklist, safeParse, string } from 'valibot';
import { vatStates } from '../rules/vat.ts';
import type { Db } from './database.ts';

const text = fallback(string(), '');

const checkoutSchema = object({
  /** Key of the future order: the same form sent twice makes one order. */
  key: text,
  billingCountry: text,
  /** VAT number as typed; empty when the order has none or it has not been checked. */
  vatNumber: text,
  /** Country of the checked VAT number, and billing country for which it was checked. */
  vatCountry: text,
  vatBillingCountry: text,
  vatState: fallback(picklist(vatStates), 'unknown'),
  vatMessage: text,
  prepaidAccountId: text,
  /** Number of the last order, until the next one is begun. */
  lastOrder: text,
});

/** Values of an order before it is placed, except country and method, which the cart has, too. */
export type Checkout = ReturnType<typeof readCheckout>;

function readCheckout(json: string) {
  const result = safeParse(checkoutSchema, JSON.parse(json));
  // Every field has a fallback; only a value that is no object fails.
  return result.success ? result.output : { ...blank };
}

const blank = {
  key: '',
  billingCountry: '',
  vatNumber: '',
  vatCountry: '',
  vatBillingCountry: '',
  vatState: 'unknown' as const,
  vatMessage: '',
  prepaidAccountId: '',
  lastOrder: '',
};

export type Checkouts = ReturnType<typeof checkoutTable>;

export function checkoutTable(db: Db) {
  const find = db.prepare('select choices from checkouts where session_id = ?');
  const save = db.prepare('insert or replace into checkouts values (?, ?)');
  const forget = db.prepare('delete from checkouts where session_id = ?');

  const of = (sessionId: string): Checkout => {
    const row = find.get(sessionId) as { choices: string } | undefined;
    return readCheckout(row?.choices ?? '{}');
  };
  const set = (sessionId: string, change: Partial<Checkout>): Checkout => {
    const next = { ...of(sessionId), ...change };
    save.run(sessionId, JSON.stringify(next));
    return next;
  };
  return {
    of,
    set,
    /** Returns the key of the future order; it stays the same until the order is placed. */
    keyOf: (sessionId: string): string => of(sessionId).key || set(sessionId, { key: randomUUID() }).key,
    /** Deletes the values once the order is placed. */
    clear: (sessionId: string) => void forget.run(sessionId),
  };
}
