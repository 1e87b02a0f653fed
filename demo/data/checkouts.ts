import { randomUUID } from 'node:crypto';
import { fallback, object, picklist, safeParse, string } from 'valibot';
import { vatStates } from '../rules/vat.ts';
import type { Db } from './database.ts';

const text = fallback(string(), '');

const checkoutSchema = object({
  /** Of the order to be: the same form sent twice makes one order. */
  key: text,
  billingCountry: text,
  /** As it was typed; empty where the order has none, or nobody has checked it. */
  vatNumber: text,
  /** Of the number, and of the bill that it was checked for. */
  vatCountry: text,
  vatBillingCountry: text,
  vatState: fallback(picklist(vatStates), 'unknown'),
  vatMessage: text,
  prepaidAccountId: text,
});

/** What of an order is known before it is placed, beside country and method, which the cart shows too. */
export type Checkout = ReturnType<typeof readCheckout>;

function readCheckout(json: string) {
  const result = safeParse(checkoutSchema, JSON.parse(json));
  // Every field has a fallback; only what is no object at all fails.
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
    /** The key of the order to be: the same until it is placed, whatever is loaded anew. */
    keyOf: (sessionId: string): string => of(sessionId).key || set(sessionId, { key: randomUUID() }).key,
    /** The order is placed. */
    clear: (sessionId: string) => void forget.run(sessionId),
  };
}
