import type { Element } from 'domhandler';
import { matcherOf, type Markup } from '../markup/index.ts';
import type { KnownIsland, Vocabulary } from '../vocabulary/index.ts';

/** An element that an island, a service or an action takes. */
export interface Host {
  readonly element: Element;
  readonly island: KnownIsland;
}

const isNamed = ({ kind, selector }: KnownIsland) => kind === 'island' && selector === undefined;

/** Whether an island is mounted by `data-island`. */
export const isNamedIsland = (island: KnownIsland | undefined): island is KnownIsland =>
  island !== undefined && isNamed(island);

/**
 * Finds the hosts of a source.
 *
 * @param markup The source.
 * @param vocabulary All known islands.
 */
export function findHosts(markup: Markup, { islands }: Vocabulary): Host[] {
  const named = markup.select('[data-island]').flatMap((element) => {
    const island = islands.get(markup.literal(element, 'data-island') ?? '');
    return isNamedIsland(island) ? [{ element, island }] : [];
  });
  const selected = [...islands.values()].flatMap((island) => {
    if (island.kind !== 'island' || island.selector === undefined) return [];
    return markup.elements.filter(matcherOf(island.selector)).map((element) => ({ element, island }));
  });
  return [...named, ...selected];
}
