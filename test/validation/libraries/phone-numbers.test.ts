import { expect, test } from 'vitest';
import { testValue } from '#validation/engine/plain.ts';

const decide = (text: string, country: string) => testValue('phone', text, { params: { country } });

test('a number belongs to the numbering plan of its country, in its national or international format [VAL-17]', async () => {
  expect(await decide('0470 12 34 56', 'BE')).toBe(true);
  expect(await decide('+32 470 12 34 56', 'BE')).toBe(true);
  expect(await decide('+33 6 12 34 56 78', 'BE')).toBe(false);
  expect(await decide('0470 12', 'BE')).toBe(false);
});

test('a text that is no number is wrong in every country that is known [VAL-17]', async () => {
  expect(await decide('call me', 'BE')).toBe(false);
  expect(await decide('1', 'BE')).toBe(false);
});

test('a country that is not known accepts every number [VAL-17]', async () => {
  expect(await decide('call me', 'XX')).toBe(true);
});
