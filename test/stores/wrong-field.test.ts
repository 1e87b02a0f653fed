import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  array,
  lazy,
  minLength,
  nullish,
  number,
  object,
  objectWithRest,
  optional,
  pipe,
  record,
  string,
  union,
  unknown,
  type GenericSchema,
} from 'valibot';
import { rows } from '#stores/rows.ts';
import { lenient } from '#stores/skipped.ts';
import type * as WrongField from '#stores/wrong-field.ts';

let find: typeof WrongField.findWrongField;
beforeEach(async () => {
  vi.resetModules();
  ({ findWrongField: find } = await import('#stores/wrong-field.ts'));
});

const line = object({ Name: string(), Size: lenient(number()) });
const cart = object({
  Message: lenient(string()),
  Lines: nullish(rows('the lines', line)),
  First: optional(line),
  Prices: optional(record(string(), lenient(number()))),
});
const choice = union([string(), line]);
const open = objectWithRest({ Message: nullish(string()) }, unknown());
const tree: GenericSchema<unknown> = object({ Id: lenient(number()), Below: lenient(lazy(() => tree)) });
const TWO = { Name: 'x', Size: 'big' };

describe('the first wrong field of an answer is named by its path [ERR-02]', () => {
  test.each<[string, GenericSchema, unknown, string | undefined]>([
    ['nothing is wrong', cart, { Message: 'x', Lines: [{ Name: 'a', Size: 1 }] }, undefined],
    ['further fields', cart, { Message: null, Total: 5 }, undefined],
    ['another type', cart, { Message: 5 }, 'Message: Invalid type: Expected string but received 5'],
    [
      'a row',
      cart,
      { Lines: [{ Name: 'a' }, TWO] },
      'Lines[1].Size: Invalid type: Expected number but received "big"',
    ],
    ['a row without a field', cart, { Lines: [{ Name: 'a' }, {}] }, 'Lines[1].Name: '],
    ['an object inside', cart, { First: TWO }, 'First.Size: Invalid type'],
    ['an entry', cart, { Prices: { BE: 1, FR: 'x' } }, 'Prices.FR: Invalid type'],
    ['a list for an object', cart, { First: [TWO] }, 'First: Expected an object but received a list'],
    ['a list for all', cart, [], 'The answer: Expected an object but received a list'],
    ['a text for all', cart, 'x', 'The answer: Invalid type: Expected Object but received "x"'],
    ['a choice', choice, TWO, 'Size: Invalid type'],
    ['a choice that fits none', choice, 5, 'The answer: '],
    ['a schema that names itself', tree, { Id: 1, Below: { Id: 2, Below: { Id: 'x' } } }, 'Below.Below.Id: '],
    ['a step of a pipe', pipe(unknown(), line), TWO, 'Size: Invalid type'],
    ['a rule of a pipe', pipe(array(unknown()), minLength(2)), [1], 'The answer: Invalid length'],
  ])('%s', (_what, schema, answer, path) => {
    const found = find(schema, '/api/x', answer);
    if (path === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(path);
  });
});

describe('a field under another name is missing, but there [ERR-02]', () => {
  test.each([
    ['in another case', { message: 'x' }, 'Message: missing, but "message" is there'],
    ['with hyphens', { 'mes-sage': 'x' }, 'Message: missing, but "mes-sage" is there'],
    ['with an underscore', { Mes_sage: 'x' }, 'Message: missing, but "Mes_sage" is there'],
    ['misspelled', { Mesage: 'x' }, 'Message: missing, but "Mesage" is there'],
    ['a list of another name', { Items: [] }, 'Lines: missing, but "Items" is there'],
    ['not when the field itself is there', { Message: 'x', message: 'y' }, undefined],
    ['not when it is another word', { Total: 5, Comments: 'x' }, undefined],
    ['not when it is so short that it resembles by chance', { Line: 5 }, undefined],
  ])('%s', (_what, answer, path) => {
    expect(find(cart, '/api/x', answer)).toBe(path);
  });

  test('inside of a row, too', () => {
    expect(find(cart, '/api/x', { Lines: [{ Name: 'a', size: 1 }] })).toBe(
      'Lines[0].Size: missing, but "size" is there',
    );
  });

  test('unless the object has fields of its own choice', () => {
    expect(find(open, '/api/x', { message: 'x' })).toBeUndefined();
  });
});

test('a field of one address is found once, whatever its query; of another address again', () => {
  const wrong = { Message: 5 };
  expect(find(cart, '/api/x?a=1', wrong)).toBeDefined();
  expect(find(cart, '/api/x?a=2', wrong)).toBeUndefined();
  expect(find(cart, '/api/y', wrong)).toBeDefined();
  expect(find(cart, '/api/x', { First: TWO })).toBeDefined();
});
