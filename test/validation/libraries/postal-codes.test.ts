import { expect, test } from 'vitest';
import { testValue } from '#validation/engine/plain.ts';

type Codes = readonly [valid: readonly string[], invalid: readonly string[]];

const FOUR: Codes = [
  ['1000', '9999'],
  ['0999', '123', '12345', 'abcd', '1bcd'],
];
const FIVE: Codes = [
  ['00000', '12345'],
  ['1234', '123456', 'abcde'],
];
const FIVE_SPACED: Codes = [
  ['12345', '123 45'],
  ['1234', '123456', '123  45', '12 345', 'abc 45', '123 de'],
];
const ANY_FOUR: Codes = [
  ['0001', '9999'],
  ['123', '12345', 'abcd'],
];

/** Codes at the edges of each format. */
const CODES: Readonly<Record<string, Codes>> = {
  AT: FOUR, BE: FOUR, BG: FOUR, CH: FOUR, CY: FOUR, HU: FOUR, LU: FOUR, SI: FOUR,
  EE: FIVE, FI: FIVE, HR: FIVE, IT: FIVE, LT: FIVE,
  CZ: FIVE_SPACED, GR: FIVE_SPACED, SK: FIVE_SPACED,
  LV: ANY_FOUR, NO: ANY_FOUR,
  BR: [['12345-678', '12345678'], ['1234-567', '12345-67', '12345 678', 'abcde-678', '12345-abc']],
  CA: [
    ['K1A 0B1', 'k1a0b1', 'V6B-4Y8', 'X0Z 9Z9'],
    ['D1A 0B1', 'W1A 0B1', 'KAA 0B1', 'K1D 0B1', 'K1A AB1', 'K1A 0D1', 'K1A 0BB', 'K1A  0B1', 'K1A_0B1'],
  ],
  DE: [['01067', '10115', '99998'], ['00115', '1011', '101155', 'abcde']],
  DK: [['1000', '9999', '0555', '0800'], ['0900', '123', '12345', '05ab', '08x', '1abc', '05555']],
  ES: [['01001', '09999', '28013', '50001', '52006'], ['00001', '53001', '60001', '0a001', '1a001', '28abc', '2801', '01ab1']],
  FR: [
    ['01000', '20000', '75001', '89000', '90000', '95880', '97100', '98000'],
    ['00100', '96000', '99000', '7500', '750011', 'a5001', '7a001', '75abc'],
  ],
  GB: [
    ['M1 1AE', 'm11ae', 'M99 1AE', 'CR2 6XH', 'DN55 1PT', 'W1A 1HQ', 'E1P 1AA', 'EC1A 1BB', 'SW1Y 4AA', 'GIR 0AA', 'GIR0AA'],
    ['QM1 1AE', 'Q1 1AE', 'M1 1AC', 'M1 1CA', 'AI1 1AA', 'EC1C 1BB', 'W1I 1HQ', 'M# 1AE', 'AB# 1AE', 'W#A 1HQ',
      'EC#A 1BB', 'M1 #AE', 'M1 1#E', 'M1  1AE', 'M123 1AE', 'DN123 1PT', 'GIR 1AA'],
  ],
  IE: [
    ['D02 X285', 'd02x285', 'D6W 1234', 'A65 F4E2', 'Y21 TVY1'],
    ['B02 X285', 'D2 X285', 'D02 X28', 'D02 X2855', 'DAB X285', 'D02 B285', 'D02 X28B', 'D02  X285', 'D6X 1234'],
  ],
  IS: [['101', '999'], ['10', '1012', 'abc']],
  LI: [['9485', '9489', '9490', '9498'], ['9484', '9499', '9500', '948', '94850', '94ab', '9479']],
  MC: [['98000', '98099'], ['97000', '9800', '980000', '980ab']],
  MT: [['VLT 1117', 'VLT1117', 'vlt 11', 'VLT 111'], ['VL 1117', 'VLT 1', 'VLT 11171', '123 1117', 'VLT abcd', 'VLT  1117']],
  NL: [['1234 AB', '1234ab', '9999 SB'], ['0234 AB', '1234 SA', '1234 SD', '1234 ss', '123 AB', '1234 A', '1234 ABC', 'abcd AB', '1234  AB', '1bcd AB', '1234 12']],
  PL: [['12-345', '12345'], ['1-2345', '12-34', '12-3456', 'ab-345', '12-abc', '12 345']],
  PT: [['1000-001', '1000001', '9999-999'], ['0999-001', '100-001', '1000-01', '1000-0011', '1abc-001', '1000-abc', '1000 001']],
  RO: [['012345', '999999'], ['12345', '1234567', 'abcdef']],
  SE: [['123 45', '12345', '999 99'], ['023 45', '12 345', '123 4', '123 456', '1ab 45', '123 ab', '123  45']],
  US: [['12345', '12345-6789'], ['1234', '123456', '12345-678', '12345-67890', 'abcde', '12345-abcd', '12345 6789']],
}; // oxfmt-ignore

/** Returns codes that are decided otherwise: each valid one is wrong with anything before or after it. */
async function wrongOf(country: string, [valid, invalid]: Codes): Promise<string[]> {
  const isValid = (code: string) => testValue('postalcode', code, { params: { country } });
  const longer = valid.flatMap((code) => [`#${code}`, `${code}#`]);
  const wrong: string[] = [];
  for (const code of valid) if ((await isValid(code)) !== true) wrong.push(`${country} ${code}`);
  for (const code of [...invalid, ...longer])
    if ((await isValid(code)) !== false) wrong.push(`${country} ${code}`);
  return wrong;
}

test('each country has its own format of postal codes, and nothing is allowed around it [VAL-17]', async () => {
  const wrong: string[] = [];
  for (const [country, codes] of Object.entries(CODES)) wrong.push(...(await wrongOf(country, codes)));
  expect(wrong).toEqual([]);
});

test('the code or the first letter of its own country may stand before a postal code [VAL-17]', async () => {
  const isValid = (code: string, country: string) => testValue('postalcode', code, { params: { country } });
  expect(await isValid('L-1234', 'LU')).toBe(true);
  expect(await isValid('lu-1234', 'LU')).toBe(true);
  expect(await isValid('SE-123 45', 'SE')).toBe(true);
  expect(await isValid('B-1234', 'LU')).toBe(false);
  expect(await isValid('1L-1234', 'LU')).toBe(false);
  expect(await isValid('1234L-', 'LU')).toBe(false);
});

test('a country without postal codes of ours accepts every code [VAL-17]', async () => {
  for (const country of ['JP', '', 'toString']) {
    expect(await testValue('postalcode', 'anything', { params: { country } })).toBe(true);
  }
});
