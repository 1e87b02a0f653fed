import type { Tier, Variant } from '../assortment/model.ts';
import { lessPercent } from './money.ts';
import type { Cents } from './money.ts';

/** The best of the tiers that this many pieces reach. */
export const reachedTier = (tiers: readonly Tier[], quantity: number): Tier | undefined =>
  tiers.filter((tier) => quantity >= tier.from).sort((one, other) => other.percent - one.percent)[0];

/** The price of one piece when this many are taken. */
export const unitPrice = (variant: Variant, tiers: readonly Tier[], quantity: number): Cents =>
  lessPercent(variant.price, reachedTier(tiers, quantity)?.percent ?? 0);
