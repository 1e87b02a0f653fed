import { expect, test } from 'vitest';
import { testValue } from '#validation/engine/plain.ts';

/** A number of each country whose check digit is right. */
const NUMBERS: Readonly<Record<string, string>> = {
  AT: 'ATU13585627', BE: 'BE0438789495', BG: 'BG103041626', CA: '046 454 286', CH: 'CHE-100.155.212',
  CY: 'CY00376309R', CZ: 'CZ25145444', DE: 'DE113298780', DK: 'DK10000157', EE: 'EE100014404',
  ES: 'ES00000002W', FI: 'FI09853608', FR: 'FR00303656847', GB: 'GB000537235', GR: 'EL000000036',
  HR: 'HR09993794428', HU: 'HU10747759', IE: 'IE0000004H', IT: 'IT00140390501', LT: 'LT100002640213',
  LU: 'LU10000356', LV: 'LV40003032949', MT: 'MT10365719', NL: 'NL010000446B01', NO: '988 077 917',
  PL: 'PL5221008534', PT: 'PT100000037', RO: 'RO1235', SE: 'SE000000004201', SI: 'SI10830316',
  SK: 'SK2020255787', US: '536-90-4399',
}; // oxfmt-ignore

/** Returns the same number with another digit in its middle. */
function mistype(text: string): string {
  const digits = [...text.matchAll(/\d/g)];
  const { index } = digits[Math.floor(digits.length / 2)]!;
  const other = (Number(text[index]) + 1) % 10;
  return `${text.slice(0, index)}${other}${text.slice(index + 1)}`;
}

const decide = (text: string, country: string) => testValue('taxid', text, { params: { country } });

test('each country has numbers of its own, and a mistyped digit is noticed where they have a check digit [VAL-17]', async () => {
  const wrong: string[] = [];
  for (const [country, number] of Object.entries(NUMBERS)) {
    if ((await decide(number, country)) !== true) wrong.push(number);
    const mistyped = country === 'US' ? '536-90-43' : mistype(number);
    if ((await decide(mistyped, country)) !== false) wrong.push(`${country} ${mistyped}`);
  }
  expect(wrong).toEqual([]);
});

test('numbers of persons and of companies are both accepted [VAL-17]', async () => {
  expect(await decide('04-2103594', 'US')).toBe(true);
  expect(await decide('732 829 320', 'FR')).toBe(true);
  expect(await decide('756.9217.0769.85', 'CH')).toBe(true);
});

test('a number of a country that is not listed passes, and so does one without a country [VAL-17]', async () => {
  for (const country of ['JP', '', 'toString']) expect(await decide('x', country)).toBe(true);
});
