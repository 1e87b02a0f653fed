import { describe, expect, test } from 'vitest';
import { createRule, isOrderable, normalizeQuantity, parseQuantity } from '#kit/quantity/quantity.ts';
import { fc, runs } from '../../../support/properties.ts';

describe('what somebody typed', () => {
  test.each([
    ['3', 3],
    [' 12 ', 12],
    ['2,5', 2.5],
    ['2.5', 2.5],
    ['1.000', 1],
    ['-3', -3],
    ['0', 0],
    ['007', 7],
  ])('"%s" is read as %d [PRD-04]', (typed, quantity) => {
    expect(parseQuantity(typed)).toBe(quantity);
  });

  test.each([
    '',
    ' ',
    'abc',
    '1e3',
    '--2',
    '+2',
    '1,',
    ',5',
    '1.2.3',
    '1 000',
    '9007199254740993',
    'NaN',
    '٣',
  ])('"%s" is no number [PRD-04]', (typed) => {
    expect(parseQuantity(typed)).toBeUndefined();
  });
});

describe('the rule of a product', () => {
  test('has a minimum of 1, a step of 1 and no maximum when the page says nothing [PRD-04]', () => {
    expect(createRule({})).toEqual({ min: 1, max: Number.POSITIVE_INFINITY, step: 1 });
  });

  test('has no maximum when it is 0 [PRD-04]', () => {
    expect(createRule({ max: 0 }).max).toBe(Number.POSITIVE_INFINITY);
  });

  test.each([0, -5, Number.NaN])('has a step of 1 when the page gives %d [PRD-04]', (step) => {
    expect(createRule({ step }).step).toBe(1);
  });

  test('may have a minimum of 0 [PRD-04]', () => {
    expect(createRule({ min: 0 }).min).toBe(0);
  });
});

describe('a quantity is rounded to the nearest multiple of the step, then clamped', () => {
  test.each([
    [0, {}, 1],
    [-3, {}, 1],
    [7, {}, 7],
    [9, { step: 6 }, 12],
    [8, { step: 6 }, 6],
    [1, { step: 6, min: 1 }, 1],
    [1, { step: 6, min: 4 }, 4],
    [3, { step: 6, min: 1 }, 6],
    [100, { step: 6, max: 100 }, 100],
    [98, { step: 6, max: 100 }, 96],
    [100, { step: 6, max: 5 }, 5],
    [1000, { max: 0 }, 1000],
    [2.5, { step: 0.5 }, 2.5],
    [0.35, { step: 0.1, min: 0 }, 0.4],
    [0.3, { step: 0.1, min: 0 }, 0.3],
    [1.005, { step: 0.01 }, 1.01],
    [2.5, {}, 3],
    [-2.5, { min: -10 }, -2],
    [4, { min: 10, max: 2 }, 10],
  ])('%d with %j gives %d [PRD-04]', (value, rule, expected) => {
    expect(normalizeQuantity(value, createRule(rule))).toBe(expected);
  });

  test('however small the step is, the result is a number [PRD-04]', () => {
    expect(normalizeQuantity(1, createRule({ step: 0.0000001, min: 0 }))).toBe(1);
  });
});

const amounts = fc.record({
  decimals: fc.constantFrom(1, 10, 100),
  min: fc.nat(19),
  max: fc.integer({ min: 20, max: 219 }),
  step: fc.integer({ min: 1, max: 30 }),
  value: fc.integer({ min: -500, max: 3_499 }),
});

test('a thousand random quantities end within their limits, on a multiple or on a limit, and stay there [PRD-04]', () => {
  fc.assert(
    fc.property(amounts, ({ decimals, min, max, ...drawn }) => {
      const rule = createRule({ min, max, step: drawn.step / decimals });
      const value = drawn.value / decimals;
      const normalized = normalizeQuantity(value, rule);
      const multiple = normalized / rule.step;
      const isMultiple = Math.abs(multiple - Math.round(multiple)) < 1e-9;
      expect(normalized).toBeGreaterThanOrEqual(rule.min);
      expect(normalized).toBeLessThanOrEqual(rule.max);
      expect(isMultiple || normalized === rule.min || normalized === rule.max).toBe(true);
      expect(normalizeQuantity(normalized, rule) === normalized || !isMultiple).toBe(true);
      const isInside = value >= rule.min + rule.step && value <= rule.max - rule.step;
      if (isInside) expect(Math.abs(normalized - value)).toBeLessThanOrEqual(rule.step / 2 + 1e-9);
    }),
    { numRuns: runs(1_000) },
  );
});

test.each([
  [1, true],
  [10, true],
  [0, false],
  [11, false],
])('a quantity of %d can be ordered between 1 and 10: %s [PRD-04]', (value, expected) => {
  expect(isOrderable(value, createRule({ min: 1, max: 10 }))).toBe(expected);
});
