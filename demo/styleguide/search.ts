import { createMatcher, toSearchText } from '../own-islands/island-search/match.ts';
import type { IslandEntry } from './catalogue.ts';

interface Card {
  readonly search: string;
}

interface Group<Island extends Card> {
  readonly islands: readonly Island[];
}

/**
 * Returns all texts that an island is found by, in every language of the catalogue.
 *
 * @param name The island.
 * @param island Its entry.
 */
export function searchText(name: string, { title, description, synonyms }: IslandEntry): string {
  const languages = ['fr', 'nl', 'en'] as const;
  const texts = languages.flatMap((one) => [title[one], description[one], ...synonyms[one]]);
  return toSearchText([name, ...texts]);
}

/**
 * Marks the islands that a search does not find as hidden: all are on the page, so that a search can be undone.
 *
 * @param groups The islands by group.
 * @param query The words of the search.
 */
export function findIslands<Island extends Card>(groups: readonly Group<Island>[], query: string) {
  const matches = createMatcher(query);
  const found = groups.map((group) => {
    const islands = group.islands.map((island) => ({ ...island, isHidden: !matches(island.search) }));
    return { ...group, islands, isHidden: islands.every(({ isHidden }) => isHidden) };
  });
  const count = found.flatMap(({ islands }) => islands).filter(({ isHidden }) => !isHidden).length;
  return { groups: found, q: query, count, hasQuery: query.trim() !== '' };
}
