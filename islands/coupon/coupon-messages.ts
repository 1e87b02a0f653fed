import { kitTexts } from '#kit/texts.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { CouponOutcome } from '#stores/coupons';
import { translateOr } from '#stores/strings';
import { texts } from './texts.ts';

const titled = (text: string) => `${translateOr('CouponCodes.Coupons', chooseTexts(texts).title)} : ${text}`;

/**
 * Says what came of a coupon (CPN-02); a success carries its title, since it is told over the reload (T32).
 *
 * @param outcome What came of it.
 * @param isRemoval Whether it was taken off.
 */
export function explainCoupon({ kind, message }: CouponOutcome, isRemoval: boolean): string {
  const labels = chooseTexts(texts);
  if (kind === 'silent') return kitTexts().unconfirmed;
  if (kind === 'failed') return translateOr('CouponCodes.Error', labels.failed);
  if (kind === 'rejected') return message ?? translateOr('CouponCodes.NoCouponAvailable', labels.none);
  return titled(isRemoval ? labels.removed : translateOr('CouponCodes.CouponsValid', labels.valid));
}
