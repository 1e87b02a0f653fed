import { childNodesOf } from '#runtime/dom/safe-tree.ts';
import type { Month } from './days.ts';

const MOST = 6;

/** Months that were shown, as nodes. */
export interface KeptMonths {
  keep(month: Month, nodes: readonly Node[]): void;
  take(month: Month): DocumentFragment | undefined;
  forget(): void;
}

/** Keeps the six months that were shown last, so that going back asks nobody. */
export function createKeptMonths(): KeptMonths {
  const kept = new Map<Month, readonly Node[]>();
  return {
    keep(month, nodes) {
      kept.delete(month);
      kept.set(month, nodes);
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    },
    take(month) {
      const nodes = kept.get(month);
      if (!nodes) return undefined;
      kept.delete(month);
      const fragment = document.createDocumentFragment();
      fragment.append(...nodes);
      return fragment;
    },
    forget: () => kept.clear(),
  };
}

/** What a month consists of, to be kept once it leaves. */
export const nodesOfMonth = (place: Element): readonly Node[] => childNodesOf(place);
