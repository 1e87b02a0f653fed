import type { QuantityRule } from '#kit/quantity';

export type Correction = 'raised' | 'limited' | 'rounded';

/**
 * Says why a quantity was changed, so that the visitor can be told.
 *
 * @param typed The typed number.
 * @param normalized The corrected number.
 * @param rule The product's rule.
 * @returns The reason; nothing when it was kept as it was.
 */
export function findCorrection(
  typed: number,
  normalized: number,
  rule: QuantityRule,
): Correction | undefined {
  if (typed === normalized) return undefined;
  if (typed < rule.min) return 'raised';
  if (typed > rule.max) return 'limited';
  return 'rounded';
}
