import { kitTexts } from '#kit/texts.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { CouponOutcome } from '#stores/coupons';
import { translateOr } from '#stores/strings';
import { texts } from './texts.ts';

function titled(text: string): string {
  const labels = chooseTexts(texts);
  return labels.titled(translateOr('CouponCodes.Coupons', labels.title), text);
}

/**
 * Returns the message for a coupon's outcome (CPN-02); a success includes a title, because it is shown after
 * the reload (T32).
 *
 * @param outcome The outcome.
 * @param isRemoval Whether the coupon was removed.
 */
export function explainCoupon({ kind, message }: CouponOutcome, isRemoval: boolean): string {
  const labels = chooseTexts(texts);
  if (kind === 'silent') return kitTexts().unconfirmed;
  if (kind === 'failed') return translateOr('CouponCodes.Error', labels.failed);
  if (kind === 'rejected') return message ?? translateOr('CouponCodes.NoCouponAvailable', labels.none);
  return titled(isRemoval ? labels.removed : translateOr('CouponCodes.CouponsValid', labels.valid));
}
