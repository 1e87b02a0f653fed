import type { QuantityRule } from '#kit/quantity';

export type Correction = 'raised' | 'limited' | 'rounded';

/**
 * Returns why a quantity was changed, for a message to the visitor.
 *
 * @param typed The typed number.
 * @param normalized The corrected number.
 * @param rule The product's rule.
 * @returns The reason; nothing when it was not changed.
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
