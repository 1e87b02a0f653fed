import { nonEmpty, nullish, object, pipe, string } from 'valibot';
import { rows } from '../rows.ts';

/** The coupons that a customer may use (CPN-03). */
export const availableCoupons = rows(
  'the coupons',
  object({ CouponCode: pipe(string(), nonEmpty()), Description: nullish(string()) }),
);
