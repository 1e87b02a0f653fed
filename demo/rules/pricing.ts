import type { Tier, Variant } from '../assortment/model.ts';
import { lessPercent } from './money.ts';
import type { Cents } from './money.ts';

/** The price of one piece when this many are taken. */
export function unitPrice(variant: Variant, tiers: readonly Tier[], quantity: number): Cents {
  const reached = tiers.filter((tier) => quantity >= tier.from);
  const percent = Math.max(0, ...reached.map((tier) => tier.percent));
  return lessPercent(variant.price, percent);
}
