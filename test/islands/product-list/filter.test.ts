import { describe, expect, test } from 'vitest';
import {
  filterValues,
  parseListFilter,
  serializeListFilter,
  withChoices,
} from '../../../islands/product-list/filter.ts';

const rewrite = (json: string | null) => serializeListFilter(parseListFilter(json));
const choice = (chosen: string[], offered: string[], isSingle = false) => ({
  chosen,
  offered: new Set(offered),
  isSingle,
});

describe('the filter of an address', () => {
  test('has one text for one selection, whatever the order; single values stay single, lists lists [CAT-04]', () => {
    const reordered =
      '{"ProductAttributes":{"7":["9","4"],"1":["2"]},"Year":2024,"Brand":["2",2,"1"],"InStock":true}';
    expect(rewrite(reordered)).toBe(
      '{"Brand":["1",2],"InStock":true,"Year":2024,"ProductAttributes":{"1":["2"],"7":["4","9"]}}',
    );
  });

  test.each([null, '', '{', '[]', '7', 'null', '{"Brand":{"a":1},"X":[],"ProductAttributes":7}'])(
    'is none where it is nonsense: %s [CAT-04]',
    (text) => expect(rewrite(text)).toBe(''),
  );

  test('keeps a key named __proto__ as data', () => {
    expect(rewrite('{"__proto__":["1"],"ProductAttributes":{"__proto__":"2"}}')).toBe(
      '{"__proto__":["1"],"ProductAttributes":{"__proto__":"2"}}',
    );
    expect(({} as Record<string, unknown>)['1']).toBeUndefined();
  });

  test('is what the fields say; keys and values that no field has survive [CAT-04]', () => {
    const filter = parseListFilter('{"Brand":["1","99"],"Season":"summer","ProductAttributes":{"1":["4"]}}');
    const changed = withChoices(
      filter,
      new Map([
        ['Brand', choice(['2'], ['1', '2'])],
        ['ProductAttributes.1', choice([], ['4', '5'])],
        ['InStock', choice(['true'], ['', 'true'], true)],
      ]),
    );
    expect(serializeListFilter(changed)).toBe('{"Brand":["2","99"],"InStock":"true","Season":"summer"}');
    expect(filterValues(changed, 'Brand')).toEqual(['99', '2']);
  });
});
