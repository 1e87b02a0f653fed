import { expect, test } from 'vitest';
import { explainCoupon } from '../../islands/coupon/coupon-messages.ts';

test.each([
  ['fr', 'Codes de réduction\u00a0: Le code de réduction est retiré.'],
  ['nl', 'Kortingsbonnen: De kortingsbon is verwijderd.'],
])('a success in %s has its title before a colon, as the language writes it [CPN-02]', (lang, message) => {
  document.documentElement.lang = lang;
  expect(explainCoupon({ kind: 'done' }, true)).toBe(message);
});
