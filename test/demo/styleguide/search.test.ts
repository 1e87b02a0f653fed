import { expect, test } from 'vitest';
import type { IslandEntry } from '../../../demo/styleguide/catalogue.ts';
import { findIslands, searchText } from '../../../demo/styleguide/search.ts';
import { readCatalogue } from '../../support/catalogue.ts';

const { islands } = (await readCatalogue()) as unknown as { islands: Readonly<Record<string, IslandEntry>> };

const groups = [
  { islands: Object.entries(islands).map(([name, island]) => ({ name, search: searchText(name, island) })) },
];

const find = (query: string) =>
  findIslands(groups, query)
    .groups.flatMap((group) => group.islands)
    .filter(({ isHidden }) => !isHidden)
    .map(({ name }) => name);

test.each([
  ['slider', ['banner-slider', 'carousel']],
  ['carrousel', ['banner-slider', 'carousel', 'product-gallery']],
  ['diaporama', ['banner-slider', 'carousel', 'gallery']],
  ['BANNIERE', ['banner-slider', 'carousel']],
  ['bannière', ['banner-slider', 'carousel']],
  ['winkelmandje', ['add-to-cart', 'cart']],
  ['bijsnijden', ['asset-field']],
  ['crop', ['asset-field']],
  ['mot de passe', ['password-field']],
  ['number-inp', ['number-input']],
  ['accordéon', ['collapse']],
])('"%s" finds its islands', (query, names) => {
  expect(find(query)).toEqual(expect.arrayContaining(names));
  expect(find(query).length).toBeLessThan(12);
});

test('a word that stands nowhere finds nothing, and no word finds all', () => {
  expect(find('zeppelin')).toEqual([]);
  expect(find('  ')).toHaveLength(Object.keys(islands).length);
});

test('each island has other names in the three languages, and none of them is its title', () => {
  for (const [name, { synonyms, title }] of Object.entries(islands))
    for (const language of ['fr', 'nl', 'en'] as const) {
      expect(synonyms[language].length, `${name} in ${language}`).toBeGreaterThan(0);
      expect(synonyms[language], name).not.toContain(title[language]);
    }
});
