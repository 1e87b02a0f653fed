import type { Words } from '../culture.ts';
import type { Cents } from './money.ts';

/** A coupon: a part of the articles' sum, or an amount, from a minimum on. */
export interface Coupon {
  readonly code: string;
  readonly percent?: number;
  readonly amount?: Cents;
  readonly minimum: Cents;
  readonly isUsedUp?: boolean;
  /** Counts for one order of each customer. */
  readonly isOnce?: boolean;
  readonly words: Words;
}

export const coupons: readonly Coupon[] = [
  {
    code: 'BIENVENUE10',
    percent: 10,
    minimum: 0,
    isOnce: true,
    words: { fr: '10 % sur votre première table', nl: '10% op uw eerste tafel' },
  },
  {
    code: 'TABLE20',
    amount: 20_00,
    minimum: 100_00,
    words: { fr: '20 € dès 100 € d’articles', nl: '€ 20 vanaf € 100 aan artikelen' },
  },
  {
    code: 'ETE2025',
    percent: 15,
    minimum: 0,
    isUsedUp: true,
    words: { fr: '15 % pour l’été 2025', nl: '15% voor de zomer van 2025' },
  },
];

/** A typed code: blanks and small letters don't matter. */
export const readCode = (typed = ''): string => typed.replace(/\s+/g, '').toUpperCase().slice(0, 40);

export const findCoupon = (code: string): Coupon | undefined =>
  coupons.find((coupon) => coupon.code === readCode(code));

/** Why a coupon can't be had; `minimum` is only a matter of more articles, `used` of the customer's own orders. */
export type CouponProblem = 'unknown' | 'used-up' | 'minimum' | 'used' | 'credit';

/** Judges a code for a cart; nothing where it is valid. */
export function couponProblem(code: string, goods: Cents): CouponProblem | undefined {
  const coupon = findCoupon(code);
  if (!coupon) return 'unknown';
  if (coupon.isUsedUp) return 'used-up';
  return goods < coupon.minimum ? 'minimum' : undefined;
}

/** What a coupon takes off, never more than the articles cost; 0 where it does not hold. */
export function discountOf(code: string, goods: Cents): Cents {
  const coupon = findCoupon(code);
  if (!coupon || couponProblem(code, goods)) return 0;
  const { percent = 0, amount = 0 } = coupon;
  return Math.min(goods, Math.round((goods * percent) / 100) + amount);
}
