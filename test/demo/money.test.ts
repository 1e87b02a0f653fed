import { describe, expect, it } from 'vitest';
import { findVariant, products } from '../../demo/assortment/index.ts';
import { formatMoney, inCurrency, lessPercent, moneyHtml, withoutTax } from '../../demo/rules/money.ts';
import { unitPrice } from '../../demo/rules/pricing.ts';

describe('money', () => {
  it('is written as each culture writes it', () => {
    expect(formatMoney(4500, 'fr')).toBe('45,00\u00a0€');
    expect(formatMoney(4500, 'nl')).toBe('€\u00a045,00');
    expect(formatMoney(-2266, 'fr')).toBe('−22,66\u00a0€');
    expect(formatMoney(-2266, 'nl')).toBe('−€\u00a022,66');
  });

  it('has the short sign of its currency', () => {
    const inPounds = (culture: 'fr' | 'nl') => inCurrency('GBP', () => formatMoney(2400, culture));
    expect([inPounds('fr'), inPounds('nl')]).toEqual(['20,64\u00a0£', '£\u00a020,64']);
  });

  it('keeps its spaces together in HTML', () => {
    expect(moneyHtml(4500, 'fr')).toBe('45,00&nbsp;€');
  });

  it('takes the tax off to the nearest cent', () => {
    expect(withoutTax(12100)).toBe(10000);
    expect(withoutTax(2200)).toBe(1818);
  });

  it('is reduced in whole cents', () => {
    expect(lessPercent(850, 5)).toBe(808);
  });
});

describe('the price of a piece', () => {
  const variant = findVariant(10101)!;
  const tiers = [
    { from: 6, percent: 5 },
    { from: 12, percent: 10 },
  ];

  it.each([
    [1, 2200],
    [5, 2200],
    [6, 2090],
    [12, 1980],
    [100, 1980],
  ])('for %i pieces is %i cents', (quantity, cents) => {
    expect(unitPrice(variant, tiers, quantity)).toBe(cents);
  });
});

describe('the assortment', () => {
  it('has sixty products with slugs and SKUs of their own', () => {
    const variants = products.flatMap((product) => product.variants);
    expect(products).toHaveLength(60);
    expect(new Set(products.map((product) => product.slug)).size).toBe(60);
    expect(new Set(variants.map((variant) => variant.sku)).size).toBe(variants.length);
  });
});
