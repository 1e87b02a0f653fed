import { describe, expect, it } from 'vitest';
import { fitQuantity, fitToStock, nearestStep, parseQuantity } from '../../demo/rules/quantity.ts';

const ordinary = { min: 1, max: 0, step: 1 };
const bySix = { min: 6, max: 24, step: 6 };

describe('a quantity in words', () => {
  it('accepts a comma and a point', () => {
    expect(parseQuantity('1,5')).toBe(1.5);
    expect(parseQuantity(' 2.25 ')).toBe(2.25);
  });

  it.each(['', 'six', '1e3', '1 000', '--1', null, undefined, {}])('has no number in %j', (text) => {
    expect(parseQuantity(text)).toBeUndefined();
  });
});

describe('the nearest step', () => {
  it('rounds a tie up', () => {
    expect(nearestStep(9, 6)).toBe(12);
    expect(nearestStep(8, 6)).toBe(6);
  });

  it('counts decimals exactly', () => {
    expect(nearestStep(0.3, 0.1)).toBe(0.3);
    expect(nearestStep(0.35, 0.1)).toBe(0.4);
  });
});

describe('the rules of a product', () => {
  it('leave a fitting wish alone, without a reason', () => {
    expect(fitQuantity(3, ordinary)).toEqual({ quantity: 3 });
  });

  it('raise to the minimum and lower to the maximum', () => {
    expect(fitQuantity(0, bySix)).toEqual({ quantity: 6, reason: 'min' });
    expect(fitQuantity(99, bySix)).toEqual({ quantity: 24, reason: 'max' });
  });

  it('know no maximum when it is zero', () => {
    expect(fitQuantity(5000, ordinary).quantity).toBe(5000);
  });

  it('clamp after stepping, so that a limit beside the step wins', () => {
    expect(fitQuantity(1, { min: 1, max: 0, step: 6 })).toEqual({ quantity: 1 });
  });
});

describe('the stock', () => {
  it('limits to whole steps', () => {
    expect(fitToStock(18, bySix, 17)).toEqual({ quantity: 12, reason: 'stock' });
  });

  it('sells nothing below the minimum', () => {
    expect(fitToStock(6, bySix, 5)).toEqual({ quantity: 0, reason: 'stock' });
  });
});
