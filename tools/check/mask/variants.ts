import type { Range } from '../document.ts';
import type { Fork } from './branches.ts';
import { hasOffset, toRangeSet, type RangeSet } from './range-set.ts';

/** Limit of variants of one template: each is parsed and checked. */
const MAX_VARIANTS = 12;

/** Index of the branch that each condition takes. */
type Decisions = ReadonlyMap<string, number>;

const contains = (outer: Range, inner: Range) => outer.from <= inner.from && inner.to <= outer.to;

/** Returns the index that a fork has in terms of its positive condition. */
const turned = ({ branches, isNegated }: Fork, index: number) =>
  isNegated && branches.length === 2 ? 1 - index : index;

function chosenIndex(fork: Fork, decisions: Decisions, fallback: number): number {
  return turned(
    fork,
    Math.min(decisions.get(fork.key) ?? fallback % fork.branches.length, fork.branches.length - 1),
  );
}

const hiddenBy = (forks: readonly Fork[], decisions: Decisions, fallback: number): RangeSet =>
  toRangeSet(
    forks.flatMap((fork) => {
      const chosen = chosenIndex(fork, decisions, fallback);
      return fork.branches.filter((_, index) => index !== chosen);
    }),
  );

/** Returns the decisions that show a branch: its own and those around it. */
function decisionsFor(branch: Range, forks: readonly Fork[]): Decisions {
  const decisions = new Map<string, number>();
  for (const fork of forks) {
    const index = fork.branches.findIndex((one) => one.to > one.from && contains(one, branch));
    if (index >= 0) decisions.set(fork.key, turned(fork, index));
  }
  return decisions;
}

/**
 * Chooses branches so that each is shown at least once, with few variants.
 *
 * @param forks All alternatives of a template.
 * @returns The ranges that are hidden, for each variant.
 */
export function chooseVariants(forks: readonly Fork[]): readonly RangeSet[] {
  if (forks.length === 0) return [[]];
  const variants: RangeSet[] = [];
  const total = Math.min(
    MAX_VARIANTS,
    forks.reduce((count, { branches }) => Math.max(count, branches.length), 1),
  );
  for (let index = 0; index < total; index += 1) variants.push(hiddenBy(forks, new Map(), index));
  const isShown = ({ from, to }: Range) => from === to || variants.some((hidden) => !hasOffset(hidden, from));
  for (const branch of forks.flatMap(({ branches }) => branches)) {
    if (variants.length >= MAX_VARIANTS) break;
    if (!isShown(branch)) variants.push(hiddenBy(forks, decisionsFor(branch, forks), 0));
  }
  return variants;
}
