import type { LocalizedText } from '../culture.ts';
import type { Cents } from './money.ts';

/** A coupon: a percentage or an amount, from a minimum on. */
export interface Coupon {
  readonly code: string;
  readonly percent?: number;
  readonly amount?: Cents;
  readonly minimum: Cents;
  readonly isUsedUp?: boolean;
  /** Valid for one order of each customer. */
  readonly isOnce?: boolean;
  readonly description: LocalizedText;
}

export const coupons: readonly Coupon[] = [
  {
    code: 'BIENVENUE10',
    percent: 10,
    minimum: 0,
    isOnce: true,
    description: { fr: '10 % sur votre première table', nl: '10% op uw eerste tafel' },
  },
  {
    code: 'TABLE20',
    amount: 20_00,
    minimum: 100_00,
    description: { fr: '20 € dès 100 € d’articles', nl: '€ 20 vanaf € 100 aan artikelen' },
  },
  {
    code: 'ETE2025',
    percent: 15,
    minimum: 0,
    isUsedUp: true,
    description: { fr: '15 % pour l’été 2025', nl: '15% voor de zomer van 2025' },
  },
];

/** Normalizes a typed code: without spaces, in upper case. */
export const readCode = (typed = ''): string => typed.replace(/\s+/g, '').toUpperCase().slice(0, 40);

export const findCoupon = (code: string): Coupon | undefined =>
  coupons.find((coupon) => coupon.code === readCode(code));

/** Reasons to reject a coupon; `minimum` needs more articles, `used` means an earlier order with it. */
export type CouponProblem = 'unknown' | 'used-up' | 'minimum' | 'used' | 'credit';

/** Validates a code for a cart; undefined when it is valid. */
export function couponProblem(code: string, goods: Cents): CouponProblem | undefined {
  const coupon = findCoupon(code);
  if (!coupon) return 'unknown';
  if (coupon.isUsedUp) return 'used-up';
  return goods < coupon.minimum ? 'minimum' : undefined;
}

/** Returns a coupon's discount, at most the price of the articles; 0 when it is not valid. */
export function discountOf(code: string, goods: Cents): Cents {
  const coupon = findCoupon(code);
  if (!coupon || couponProblem(code, goods)) return 0;
  const { percent = 0, amount = 0 } = coupon;
  return Math.min(goods, Math.round((goods * percent) / 100) + amount);
}
