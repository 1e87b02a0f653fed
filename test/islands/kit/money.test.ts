import { describe, expect, test, vi } from 'vitest';
import { amountText, formatMoney, minorDigits, parseMoney } from '#kit/money.ts';

/** Replaces the special spaces of servers and browsers by plain ones. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

describe('an amount that the server formatted', () => {
  test('is shown as text, its entities read [CRT-02]', () => {
    expect(plain(amountText('45,00&nbsp;&euro;'))).toBe('45,00 €');
  });

  test.each([
    '<b>45,00</b> €',
    ' 45,00 €<script>alert(1)</script>'.replace(/<script>.*/, ''),
    '<span class="sr">45,00</span><img src=x onerror="alert(1)"> €',
  ])('loses its markup: %s [CRT-02]', (html) => {
    expect(plain(amountText(html))).toBe('45,00 €');
  });

  test('is not parsed as HTML when it is written as usual: a cart may have thousands', () => {
    const create = vi.spyOn(document, 'createElement');
    expect(plain(amountText(' 45,00&nbsp;&euro; '))).toBe('45,00 €');
    expect(create).not.toHaveBeenCalled();
    create.mockRestore();
  });

  test('stays text even when it looks like markup once its entities are read', () => {
    expect(amountText('&lt;b&gt;1&lt;/b&gt;')).toBe('<b>1</b>');
  });
});

describe('an amount that somebody typed', () => {
  test.each([
    ['12,5', 1250],
    ['12.50', 1250],
    ['1 234,56', 123456],
    ['1\u00A0234,56', 123456],
    ['0', 0],
    ['-3,2', -320],
    ['−3,2', -320],
    ['-0', 0],
    ['1,005', 101],
    ['1,004', 100],
    ['-1,005', -101],
    ['9,999', 1000],
  ])('"%s" is %d cents', (text, cents) => {
    expect(parseMoney(text, 'EUR')).toBe(cents);
  });

  test.each(['', 'abc', '1.234,56', '1e3', '--1', '€ 5', ','])('"%s" is no amount', (text) => {
    expect(parseMoney(text, 'EUR')).toBeUndefined();
  });

  test('has as many digits as its currency', () => {
    expect(minorDigits('JPY')).toBe(0);
    expect(parseMoney('1500', 'JPY')).toBe(1500);
    expect(parseMoney('1500,5', 'JPY')).toBe(1501);
  });
});

test.each([
  ['fr-BE', 'EUR', '−1 234,50 €'],
  ['nl-BE', 'EUR', '−€ 1.234,50'],
  ['fr-BE', 'GBP', '−1 234,50 £'],
])('a live total is formatted as %s writes it in %s', (culture, currency, text) => {
  expect(plain(formatMoney(-123450, currency, culture))).toBe(text);
});
