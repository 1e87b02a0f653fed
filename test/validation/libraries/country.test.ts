import { expect, test } from 'vitest';
import { testValue } from '#validation/engine/plain.ts';

const decide = (text: string, params: Record<string, string>, others: Record<string, string> = {}) =>
  testValue('postalcode', text, { params, others });

test('the country of a rule is its own or that of another field, under any of its codes [VAL-17]', async () => {
  expect(await decide('SW1W 0NY', { country: 'UK' })).toBe(true);
  expect(await decide('1000', { country: 'UK' })).toBe(false);
  expect(await decide('1000', { country: ' gb ' })).toBe(false);
  expect(await decide('123 45', { country: 'el' })).toBe(true);
  expect(await decide('1000', { country: 'EL' })).toBe(false);
});

test('the field that holds the country counts where the rule has none [VAL-17]', async () => {
  const countryfield = 'C';
  expect(await decide('1000', { countryfield }, { C: ' fr ' })).toBe(false);
  expect(await decide('1000', { countryfield, country: 'BE' }, { C: 'FR' })).toBe(true);
  expect(await decide('1000', { countryfield })).toBe(true);
  expect(await decide('1000', {}, { C: 'FR' })).toBe(true);
});
