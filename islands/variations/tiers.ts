import { findInside } from '#runtime/dom/safe-tree.ts';
import { removeAttribute, querySelectorAll, getAttribute, setAttribute } from '#runtime/dom/safe.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { parseQuantity } from '#kit/quantity';
import { texts } from './texts.ts';

/** A quantity from which every item costs a percentage less. */
export interface PriceTier {
  readonly from: number;
  readonly percent: string;
}

/**
 * Finds the tier that a quantity reaches, and the next one that may be ordered.
 *
 * @param tiers The tiers, in any order.
 * @param quantity The quantity.
 * @param max The maximum that may be ordered.
 */
export function findTier<Tier extends PriceTier>(
  tiers: readonly Tier[],
  quantity: number,
  max: number,
): { reached: Tier | undefined; next: Tier | undefined } {
  const sorted = tiers.toSorted((one, other) => one.from - other.from);
  return {
    reached: sorted.findLast(({ from }) => from <= quantity),
    next: sorted.find(({ from }) => from > quantity && from <= max),
  };
}

const readTiers = (scope: Element) =>
  querySelectorAll(scope, '[data-tier-from]').flatMap((row) => {
    const from = parseQuantity(getAttribute(row, 'data-tier-from') ?? '');
    const percent = getAttribute(row, 'data-tier-percent') ?? '';
    return from === undefined ? [] : [{ row, from, percent }];
  });

function hintOf(next: PriceTier | undefined, quantity: number): string {
  if (!next?.percent) return '';
  return chooseTexts(texts).nextTier(next.from - quantity, next.percent);
}

/**
 * Marks the tier that a quantity reaches, and shows how many more items reach the next one.
 *
 * @param scope The element that contains the tiers.
 * @param order The quantity, undefined if invalid, and the maximum that may be ordered.
 */
export function showTiers(
  scope: Element,
  { quantity, max }: { quantity: number | undefined; max: number },
): void {
  if (quantity === undefined) return;
  const tiers = readTiers(scope);
  const { reached, next } = findTier(tiers, quantity, max);
  for (const tier of tiers) {
    if (tier === reached) setAttribute(tier.row, 'aria-current', 'true');
    else removeAttribute(tier.row, 'aria-current');
  }
  const output = findInside(scope, '[data-tier-hint]');
  if (output) output.textContent = hintOf(next, quantity);
}
