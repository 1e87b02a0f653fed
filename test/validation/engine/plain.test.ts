import { expect, test } from 'vitest';
import { testValue } from '#validation/engine/plain.ts';

/* Values without a field: for islands, and for servers that run JavaScript. */

test('another field is one that is given, and no member of every object [VAL-03]', async () => {
  const params = { other: 'toString' };
  expect(await testValue('equalto', 'a', { params })).toBe(true);
  expect(await testValue('equalto', 'a', { params, others: {} })).toBe(true);
  expect(await testValue('equalto', 'a', { params, others: { toString: 'b' } })).toBe(false);
});

test('the name of a sibling is completed by the field’s own [VAL-03]', async () => {
  const others = { 'Address.City': 'Gand', City: 'Liège' };
  const params = { other: '*.City' };
  expect(await testValue('equalto', 'Gand', { params, others, name: 'Address.Town' })).toBe(true);
  expect(await testValue('equalto', 'Liège', { params, others })).toBe(true);
});

test('spaces are empty, and an empty value is right for all but rules of the empty value [VAL-01]', async () => {
  expect(await testValue('digits', '  ')).toBe(true);
  expect(await testValue('digits', ' x ')).toBe(false);
  expect(await testValue('required', '  ')).toBe(false);
});

test('another field with spaces only is empty [VAL-12]', async () => {
  const params = { other: 'A' };
  const requiredOr = (others: Record<string, string>) => testValue('requiredor', '', { params, others });
  expect(await requiredOr({ A: '  ' })).toBe(false);
  expect(await requiredOr({ A: ' x ' })).toBe(true);
});

test('a file is a value although its text is empty [VAL-10]', async () => {
  const file = new File(['x'], 'a.txt');
  expect(await testValue('maxfiles', '', { params: { max: '1' }, files: [file] })).toBe(true);
  expect(await testValue('maxfiles', '', { params: { max: '1' }, files: [file, file] })).toBe(false);
});

test('a rule that does not exist is a mistake of the code', async () => {
  await expect(testValue('nosuch', 'x')).rejects.toThrow('There is no rule "nosuch".');
});
