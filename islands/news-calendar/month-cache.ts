import { childNodesOf } from '#runtime/dom/safe-tree.ts';
import type { Month } from './days.ts';

const MAX_MONTHS = 6;

/** The nodes of months that were shown before. */
export interface MonthCache {
  store(month: Month, nodes: readonly Node[]): void;
  take(month: Month): DocumentFragment | undefined;
  forget(): void;
}

/** Creates a cache of the six months shown last, so that going back needs no request. */
export function createMonthCache(): MonthCache {
  const cached = new Map<Month, readonly Node[]>();
  return {
    store(month, nodes) {
      cached.delete(month);
      cached.set(month, nodes);
      const [oldest] = cached.keys();
      if (cached.size > MAX_MONTHS && oldest !== undefined) cached.delete(oldest);
    },
    take(month) {
      const nodes = cached.get(month);
      if (!nodes) return undefined;
      cached.delete(month);
      const fragment = document.createDocumentFragment();
      fragment.append(...nodes);
      return fragment;
    },
    forget: () => cached.clear(),
  };
}

/** Returns the nodes of the shown month, to be cached when another month replaces them. */
export const nodesOfMonth = (container: Element): readonly Node[] => childNodesOf(container);
