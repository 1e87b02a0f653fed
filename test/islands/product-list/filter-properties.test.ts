import { expect, test } from 'vitest';
import {
  filterValues,
  parseListFilter,
  serializeListFilter,
  withChoices,
} from '../../../islands/product-list/filter.ts';
import { isSameList, toListAddress } from '../../../islands/product-list/list-address.ts';
import { fc, runs } from '../../support/properties.ts';

const anyText = fc.string({ unit: 'grapheme', maxLength: 12 });
const scalars = fc.oneof(anyText, fc.integer(), fc.boolean());
const keys = fc.oneof(
  fc.constantFrom(
    'Brand',
    'Year',
    'InStock',
    'ProductAttributes.7',
    'ProductAttributes.12',
    '__proto__',
    '7',
  ),
  anyText.filter((key) => key !== 'ProductAttributes'),
  anyText.filter((key) => key !== 'ProductAttributes').map((key) => `ProductAttributes.${key}`),
);
const values = fc.oneof(scalars, fc.uniqueArray(scalars, { minLength: 1, maxLength: 5, selector: String }));
const entries = fc.uniqueArray(fc.tuple(keys, values), { maxLength: 6, selector: ([key]) => key });

type Entries = readonly (readonly [
  string,
  string | number | boolean | readonly (string | number | boolean)[],
])[];

/** The same filter: the order of keys and of values says nothing. */
const normalize = (all: Entries) =>
  new Map(
    all.map(([key, value]) => [key, Array.isArray(value) ? new Set(value as unknown[]) : value] as const),
  );

const shuffled = <Item>(items: readonly Item[]) =>
  fc.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length });

test('a filter that is written and read is the same, and one selection has one text whatever its order [CAT-04]', () => {
  const property = fc.property(
    entries.chain((all) => fc.tuple(fc.constant(all), shuffled(all))),
    fc.boolean(),
    ([all, others], isReversed) => {
      const text = serializeListFilter(new Map(all));
      expect(normalize([...parseListFilter(text)])).toEqual(normalize(all));
      const reordered = others.map(([key, value]) =>
        Array.isArray(value) && isReversed ? ([key, value.toReversed()] as const) : ([key, value] as const),
      );
      expect(serializeListFilter(new Map(reordered))).toBe(text);
      expect(serializeListFilter(parseListFilter(text))).toBe(text);
    },
  );
  fc.assert(property, { numRuns: runs(500) });
});

test('whatever stands in an address, it is a filter whose text is read as the same one [CAT-04]', () => {
  const texts = fc.oneof(
    anyText,
    fc.json(),
    fc.dictionary(keys, fc.jsonValue({ maxDepth: 2 })).map((value) => JSON.stringify(value)),
    fc
      .dictionary(anyText, fc.jsonValue({ maxDepth: 1 }))
      .map((ProductAttributes) => JSON.stringify({ ProductAttributes })),
  );
  const property = fc.property(texts, (text) => {
    const canonical = serializeListFilter(parseListFilter(text));
    expect(serializeListFilter(parseListFilter(canonical))).toBe(canonical);
  });
  fc.assert(property, { numRuns: runs(500) });
});

test('fields change their own values only, and their choices are read back [CAT-04]', () => {
  const choices = fc.record({
    key: keys,
    offered: fc.uniqueArray(anyText, { maxLength: 4 }),
    extra: entries,
    picked: fc.nat(15),
  });
  const property = fc.property(choices, ({ key, offered, extra, picked }) => {
    const filter = new Map(extra);
    const chosen = offered.filter((_, index) => picked & (1 << index));
    const choice = { chosen, offered: new Set(offered), isSingle: false };
    const changed = withChoices(filter, new Map([[key, choice]]));
    const others = filterValues(filter, key).filter((value) => !offered.includes(value));
    expect(filterValues(changed, key).toSorted()).toEqual([...others, ...chosen].toSorted());
    const restOf = (one: typeof changed) => [...one].filter(([name]) => name !== key);
    expect(restOf(changed)).toEqual(restOf(filter));
  });
  fc.assert(property, { numRuns: runs(300) });
});

const OWN = [
  'q',
  'categoryId',
  'brandId',
  'filter',
  'display',
  'sort',
  'pageSize',
  'pageindex',
  'currentFilter',
];
const isForeign = (name: string) => !OWN.includes(name) && !/^f(?:\.|$)/.test(name);

const parameters = fc.uniqueArray(
  fc.tuple(fc.oneof(fc.constantFrom(...OWN, 'utm', 'f', 'f.Brand', 'culture'), anyText), anyText),
  { maxLength: 8, selector: ([name]) => name },
);
const defaults = { sort: 'relevance', pageSize: '12' };

test('the address of a list keeps foreign parameters, is its own address, and is the same list in any order [CAT-02] [CAT-03]', () => {
  const cases = parameters.chain((all) => fc.tuple(fc.constant(all), shuffled(all)));
  const property = fc.property(cases, fc.constantFrom('', 'name', 'relevance'), ([all, others], sort) => {
    const base = new URL(`https://shop.example/fr/catalog?${new URLSearchParams(all)}`);
    const change = {
      defaults,
      indexParam: 'pageindex',
      choices: { fields: new Map([['sort', sort]]), filter: new Map() },
    };
    const url = toListAddress(base, change);
    const foreign = all.filter(([name, value]) => isForeign(name) && value !== '');
    expect([...url.searchParams].filter(([name]) => isForeign(name))).toEqual(foreign);
    expect(url.searchParams.get('sort')).toBe(sort === 'name' ? 'name' : null);
    expect(toListAddress(url, change).href).toBe(url.href);
    const again = new URL(`https://shop.example/fr/catalog?${new URLSearchParams(others)}`);
    expect(isSameList(base, again, defaults)).toBe(true);
  });
  fc.assert(property, { numRuns: runs(300) });
});
