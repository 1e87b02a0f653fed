import { isCurrency } from '../rules/money.ts';
import type { Currency } from '../rules/money.ts';
import { isShippingMethod } from '../rules/shipping.ts';
import type { Db } from './database.ts';
import { usedCouponTable } from './used-coupons.ts';

/** A visitor's choices for the cart, stored for the session. */
export interface Choices {
  readonly coupon: string;
  readonly currency: Currency;
  /** Id of a shipping method. */
  readonly method: string;
  /** Id of a city with its postal code; 0 for none. */
  readonly cityId: number;
}

type Row = { readonly [Key in keyof Choices]: string | number | null };

const initial: Choices = { coupon: '', currency: 'EUR', method: '1', cityId: 0 };

export type ChoiceTable = ReturnType<typeof choiceTable>;

const toChoices = ({ coupon, currency, method, cityId }: Row): Choices => ({
  coupon: String(coupon ?? ''),
  currency: isCurrency(currency) ? currency : initial.currency,
  method: isShippingMethod(method) ? method : initial.method,
  cityId: Number(cityId ?? 0),
});

export function choiceTable(db: Db) {
  const select = db.prepare(
    'select coupon, currency, method, city_id as cityId from session_choices where session_id = ?',
  );
  const { isUsed } = usedCouponTable(db);
  const save = db.prepare('insert or replace into session_choices values (?, ?, ?, ?, ?)');
  const of = (sessionId: string): Choices => {
    const row = select.get(sessionId) as Row | undefined;
    if (!row) return initial;
    const choices = toChoices(row);
    // Another tab may have ordered with the code in the meantime.
    return isUsed(choices.coupon, sessionId) ? { ...choices, coupon: '' } : choices;
  };
  return {
    of,
    /** True when the customer has already ordered with a code that is valid once. */
    isUsed: (sessionId: string, code: string): boolean => isUsed(code, sessionId),
    set(sessionId: string, change: Partial<Choices>): void {
      const { coupon, currency, method, cityId } = { ...of(sessionId), ...change };
      save.run(sessionId, coupon, currency, method, cityId);
    },
  };
}
