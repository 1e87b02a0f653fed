import { describe, expect, it } from 'vitest';
import {
  filterFields,
  filterFromFields,
  parseFilter,
  serializeFilter,
  withoutValue,
} from '../../demo/rules/filter.ts';

const json = '{"Brand":["2"],"ProductAttributes":{"1":["4","7"]}}';

describe('the catalogue filter', () => {
  it('comes back from its JSON unchanged', () => {
    expect(serializeFilter(parseFilter(json))).toBe(json);
  });

  it('keeps a single value single, and a list a list [CAT-04]', () => {
    expect(serializeFilter(parseFilter('{"InStock":true,"Brand":[2]}'))).toBe(
      '{"Brand":["2"],"InStock":"true"}',
    );
  });

  it('has a plain field for every value, so that keys that no box has survive a form [CAT-04]', () => {
    const filter = parseFilter('{"Season":"summer","Brand":["2","9"],"ProductAttributes":{"1":["4"]}}');
    const fields = filterFields(filter).map(({ name, value }): [string, string] => [name, value]);
    expect(serializeFilter(filterFromFields(fields))).toBe(
      '{"Brand":["2","9"],"Season":["summer"],"ProductAttributes":{"1":["4"]}}',
    );
  });

  it('has one text for one selection, whatever the order', () => {
    const turned = '{"ProductAttributes":{"1":["7","4"]},"Brand":["2","2"]}';
    expect(serializeFilter(parseFilter(turned))).toBe(json);
  });

  it.each([undefined, '', '{', '[]', '7', 'null', '{"Brand":{"a":1}}', `"${'x'.repeat(5000)}"`])(
    'reads nonsense as no filter: %j',
    (text) => {
      expect(serializeFilter(parseFilter(text))).toBe('');
    },
  );

  it('keeps a key named __proto__ as data', () => {
    const filter = parseFilter('{"__proto__":{"polluted":"yes"},"Brand":["1"]}');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(serializeFilter(filter)).toBe('{"Brand":["1"]}');
  });

  it('is made from the fields of a plain form', () => {
    const fields: [string, string][] = [
      ['f.ProductAttributes.1', '7'],
      ['f.ProductAttributes.1', '4'],
      ['f.Brand', '2'],
      ['f.Price', ''],
      ['sort', 'name'],
    ];
    expect(serializeFilter(filterFromFields(fields))).toBe(json);
  });

  it('loses one value and, with the last one, its key', () => {
    const filter = withoutValue(parseFilter(json), '1', '4', true);
    expect(serializeFilter(filter)).toBe('{"Brand":["2"],"ProductAttributes":{"1":["7"]}}');
    expect(serializeFilter(withoutValue(filter, '1', '7', true))).toBe('{"Brand":["2"]}');
  });
});
