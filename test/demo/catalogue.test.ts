// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands, categories, findSection, products, sectionsOf } from '../../demo/assortment/index.ts';
import { fromPrice, listProducts } from '../../demo/data/catalogue.ts';
import { defaultQuery, sorts } from '../../demo/rules/list-query.ts';
import type { ListQuery } from '../../demo/rules/list-query.ts';
import type { Demo } from '../../demo/server.ts';
import { startShop } from './start.ts';

let demo: Demo;

beforeAll(async () => {
  demo = await startShop();
});

afterAll(() => demo.close());

const read = async (path: string) => (await fetch(demo.url + path)).text();
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text!.trim());
const namesIn = (html: string) => all(html, /class="card-name">([^<]*)</g);

const list = (query: Partial<ListQuery>) =>
  listProducts(
    { ...defaultQuery, ...query },
    {
      ids: new Set(products.flatMap(({ variants }) => variants.map(({ id }) => id))),
      culture: 'fr',
    },
  ).products;

describe('an empty result', () => {
  it.each([
    ['fr', 'mug', 'Aucun produit trouvé.'],
    ['nl', 'mok', 'Geen product gevonden.'],
  ])(
    'in %s says Catalog.NoProductFound in words, and one for %s does not [CAT-01]',
    async (culture, word, text) => {
      const strings = await read(`/api/v1/localization/${culture}/stringresources`);
      expect(JSON.parse(strings)).toMatchObject({ Catalog: { NoProductFound: text } });
      const empty = await read(`/${culture}/catalog?q=zzzzzz`);
      expect(empty).toContain(text);
      const [list, suggestions] = empty.split('id="suggestions"');
      expect(namesIn(list!)).toEqual([]);
      expect(namesIn(suggestions!)).toHaveLength(4);
      const found = await read(`/${culture}/catalog?q=${word}`);
      expect(found).not.toContain(text);
      expect(namesIn(found).length).toBeGreaterThan(0);
    },
  );
});

describe('a list shows', () => {
  it('cards, or a table with the same products where display says so [CAT-02]', async () => {
    const [grid, table] = await Promise.all([read('/fr/catalog'), read('/fr/catalog?display=table')]);
    expect(all(grid, /<(table)/g)).toEqual([]);
    expect(namesIn(table)).toEqual([]);
    const rows = all(table, /<th scope="row">.*?>([^<]*)<\/a>/gs);
    expect(rows).toEqual(namesIn(grid));
  });

  it('as many as pageSize says, and the next ones on the next page [CAT-02]', async () => {
    const sized = async (query: string) => namesIn(await read(`/fr/catalog?sort=name&${query}`));
    const [first, second, both] = await Promise.all([
      sized('pageSize=12'),
      sized('pageSize=12&pageindex=2'),
      sized('pageSize=24'),
    ]);
    expect([first.length, both.length]).toEqual([12, 24]);
    expect([...first, ...second]).toEqual(both);
  });

  it('the products of one category, and of one brand [CAT-02]', async () => {
    const [category, brand] = [categories[1]!, brands[1]!];
    const ofCategory = products.filter((product) => product.category.id === category.id);
    const ofBrand = products.filter((product) => product.brand.id === brand.id);
    expect(new Set(list({ categoryId: category.id }))).toEqual(new Set(ofCategory));
    expect(new Set(list({ brandId: brand.id }))).toEqual(new Set(ofBrand));
    const [categoryPage, brandPage] = await Promise.all([
      read(`/fr/catalog?categoryId=${category.id}&pageSize=48`),
      read(`/fr/catalog?brandId=${brand.id}&pageSize=48`),
    ]);
    expect(namesIn(categoryPage)).toHaveLength(ofCategory.length);
    expect(new Set(namesIn(brandPage))).toEqual(new Set(ofBrand.map(({ name }) => name.fr)));
  });

  it('the filter panel open where currentFilter says that it was just used [CAT-02]', async () => {
    const panel = (html: string) => /<details class="filter-panel[^"]*"([^>]*)>/.exec(html)?.[1]?.trim();
    expect(panel(await read('/fr/catalog'))).not.toContain('open');
    expect(panel(await read('/fr/catalog?currentFilter=Colour'))).toContain('open');
  });
});

describe('a list is sorted', () => {
  const prices = (sort: ListQuery['sort']) => list({ sort }).map(fromPrice);
  const upwards = products.map(fromPrice).sort((one, other) => one - other);

  it('by price, upwards and downwards [CAT-02]', () => {
    expect(prices('price-asc')).toEqual(upwards);
    expect(prices('price-desc')).toEqual(upwards.toReversed());
    expect(upwards[0]).toBeLessThan(upwards.at(-1)!);
  });

  it('by name as the language has it, and with what is new or featured first [CAT-02]', () => {
    const names = list({ sort: 'name' }).map(({ name }) => name.fr);
    expect(names).toEqual([...names].sort(new Intl.Collator('fr').compare));
    const isNew = list({ sort: 'newest' }).map((product) => product.isNew);
    expect(isNew.lastIndexOf(true)).toBeLessThan(isNew.indexOf(false));
    const isFeatured = list({ sort: 'relevance' }).map((product) => product.isFeatured);
    expect(isFeatured.lastIndexOf(true)).toBeLessThan(isFeatured.indexOf(false));
  });

  it('in the page as the address says, in every order that it offers [CAT-02]', async () => {
    for (const sort of sorts) {
      const html = await read(`/fr/catalog?sort=${sort}&pageSize=48`);
      expect(all(html, /<option value="([^"]*)" selected/g), sort).toContain(sort);
    }
    const [cheap, dear] = await Promise.all([
      read('/fr/catalog?sort=price-asc&pageSize=12'),
      read('/fr/catalog?sort=price-desc&pageSize=12'),
    ]);
    const amounts = (html: string) =>
      all(html, /class="card-price">.*?([\d\s]+,\d\d)/gs).map((text) => Number(text.replace(',', '.')));
    const [low, high] = [amounts(cheap), amounts(dear)];
    expect(low).toHaveLength(12);
    expect(low).toEqual([...low].sort((one, other) => one - other));
    expect(high).toEqual([...high].sort((one, other) => other - one));
  });
});

describe('the sections of the menu', () => {
  it('divide every category: each product is in exactly one', () => {
    for (const category of categories) {
      const slugs = sectionsOf(category.id).flatMap((section) => [...section.slugs]);
      const inCategory = products.filter((product) => product.category.id === category.id);
      expect(slugs.toSorted()).toEqual(inCategory.map(({ slug }) => slug).toSorted());
    }
  });

  it('are lists of their own, and unknown ones are nowhere', () => {
    const names = list({ categoryId: 52 }).map(({ slug }) => slug);
    expect(names.toSorted()).toEqual(['serviette-lys', 'serviette-rayee-digue']);
    expect([findSection(52)?.name.nl, findSection(99)]).toEqual(['Servetten', undefined]);
  });
});
