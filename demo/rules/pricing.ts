import type { Tier, Variant } from '../assortment/model.ts';
import { lessPercent } from './money.ts';
import type { Cents } from './money.ts';

/** Returns the best tier for a quantity. */
export const reachedTier = (tiers: readonly Tier[], quantity: number): Tier | undefined =>
  tiers.filter((tier) => quantity >= tier.from).sort((one, other) => other.percent - one.percent)[0];

/** Returns the price of one piece at a quantity. */
export const unitPrice = (variant: Variant, tiers: readonly Tier[], quantity: number): Cents =>
  lessPercent(variant.price, reachedTier(tiers, quantity)?.percent ?? 0);
