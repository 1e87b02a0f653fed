import { expect, test } from 'vitest';
import { isSameSummary } from '#stores/cart/summary.ts';

const SERVER = { ItemsCount: 3, AmountTaxInclHtml: '45,00&nbsp;€', AmountTaxExclHtml: '37,19&nbsp;€' };

test.each([
  [{ ItemsCount: 3, AmountTaxInclHtml: '45,00\u00a0€' }, true],
  [{ ItemsCount: 3 }, true],
  [{ AmountTaxExclHtml: '37,19\u00a0€' }, true],
  [{ ItemsCount: 2 }, false],
  [{ ItemsCount: 3, AmountTaxInclHtml: '46,00\u00a0€' }, false],
])('a page that shows %j shows the server’s cart: %s', (shown, isSame) => {
  expect(isSameSummary(shown, SERVER)).toBe(isSame);
});
