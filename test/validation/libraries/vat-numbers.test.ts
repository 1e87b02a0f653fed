import { expect, test } from 'vitest';
import { testValue } from '#validation/engine/plain.ts';

const decide = (text: string, country = '') => testValue('vat', text, { params: { country } });

/** Numbers of a country, with the verdict of that country and that without a country. */
const NUMBERS: readonly (readonly [country: string, number: string, own: boolean, any: boolean])[] = [
  ['BE', 'BE 0411.905.847', true, true],
  ['BE', '0411 905-847', true, false],
  ['BE', 'be0411905847', true, true],
  ['BE', 'FR00303656847', false, true],
  ['BE', 'BE0411905848', false, false],
  ['CH', 'CHE-116.281.710 MWST', true, true],
  ['CH', '116.281.710 MWST', true, false],
  ['CH', 'CHE-116.281.711 MWST', false, false],
  ['GR', 'EL000000036', true, true],
  ['GR', '000000036', true, false],
  ['GR', 'EL000000037', false, false],
  ['BR', '11.222.333/0001-81', true, false],
  ['BR', '11.222.333/0001-82', false, false],
  ['BR', 'BR11.222.333/0001-81', true, false],
  ['US', '04-2103594', true, false],
  ['US', '07-2103594', false, false],
  ['CA', '12302 6635', true, false],
  ['CA', '12302 6635 RC 0001', true, false],
  ['CA', '12302 6636', false, false],
  ['NL', 'NL010000446B01', true, true],
  ['DE', '113298780', true, false],
];

test('a VAT number is valid in its country with its prefix or without, and elsewhere only with it [VAL-17]', async () => {
  for (const [country, number, own, any] of NUMBERS) {
    expect([number, await decide(number, country), await decide(number)]).toEqual([number, own, any]);
  }
  expect(await decide('x', 'JP')).toBe(true);
});
