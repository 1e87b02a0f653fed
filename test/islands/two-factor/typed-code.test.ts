import { describe, expect, test } from 'vitest';
import { findPastedCode, groupKey, readTypedCode, secretOf } from '../../../islands/two-factor/typed-code.ts';

describe('a code that is typed [ACC-02]', () => {
  test.each([
    '123456',
    '123 456',
    '12 34 56',
    '123-456',
    '1.2.3.4.5.6',
    ' 123456 ',
    '123\u00a0456',
    '１２３４５６',
  ])('“%s” is 123456', (text) => expect(readTypedCode(text, 6)).toBe('123456'));

  test.each(['', '12345', '1234567', '12345a', '١٢٣٤٥٦', '12/34/56'])('“%s” is none yet', (text) =>
    expect(readTypedCode(text, 6)).toBeUndefined(),
  );

  test('has as many digits as the page says', () => {
    expect(readTypedCode('1234 5678', 8)).toBe('12345678');
    expect(readTypedCode('123456', 8)).toBeUndefined();
  });
});

describe('a code that is pasted [ACC-02]', () => {
  test.each([
    ['123 456\n', '123456'],
    ['Votre code : 123 456. Il vaut 5 minutes.', '123456'],
    ['Îlot: 123-456', '123456'],
    ['code 1234567', undefined],
    ['123456 ou 654321', undefined],
    ['rien', undefined],
  ])('“%s” has %s', (text, code) => expect(findPastedCode(text, 6)).toBe(code));
});

test('a key is grouped, and read from the address [ACC-02]', () => {
  expect(groupKey('JBSWY3DPEHPK3PX')).toBe('JBSW Y3DP EHPK 3PX');
  expect(secretOf('otpauth://totp/Ilot:a?secret=JBSW&issuer=Ilot')).toBe('JBSW');
  expect(secretOf('otpauth://totp/Ilot:a')).toBeUndefined();
  expect(secretOf('nothing')).toBeUndefined();
});
