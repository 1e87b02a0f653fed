// @vitest-environment node
import { expect, it } from 'vitest';
import { findCities } from '../../demo/data/cities.ts';
import { couponProblem, discountOf, readCode } from '../../demo/rules/coupons.ts';
import { deliveryOf } from '../../demo/rules/delivery.ts';
import { methodsFor } from '../../demo/rules/shipping.ts';
import { formatMoney, inCurrency } from '../../demo/rules/money.ts';

it('judges a coupon by its code, its time and the articles, and never takes off more than they cost', () => {
  expect(readCode('  bien venue10 ')).toBe('BIENVENUE10');
  expect(couponProblem('NOPE', 100_00)).toBe('unknown');
  expect(couponProblem('ETE2025', 100_00)).toBe('used-up');
  expect(couponProblem('TABLE20', 99_99)).toBe('minimum');
  expect(couponProblem('TABLE20', 100_00)).toBeUndefined();
  expect([
    discountOf('BIENVENUE10', 22_05),
    discountOf('TABLE20', 100_00),
    discountOf('TABLE20', 50_00),
  ]).toEqual([2_21, 20_00, 0]);
});

it('sends a parcel as the delivery page promises, by each way that there is', () => {
  const cost = (...args: Parameters<typeof deliveryOf>) => deliveryOf(...args).cost;
  expect([cost(20_00, 'BE', '4'), cost(80_00, 'BE', '4'), cost(80_00, 'BE', '2')]).toEqual([12_00, 7_00, 0]);
  expect([cost(20_00, 'BE', '2'), cost(20_00, 'FR', '2'), cost(20_00, 'DE', '2')]).toEqual([
    3_00, 7_00, 9_00,
  ]);
  const names = (country: string) => methodsFor(country).map(({ name }) => name);
  expect([names('DE'), names('FR'), names('CH')]).toEqual([
    ['home', 'express'],
    ['home', 'express', 'relais'],
    [],
  ]);
});

it('shows all amounts of an answer in its currency, and in euros outside of one', () => {
  expect(inCurrency('CHF', () => formatMoney(100_00, 'fr'))).toContain('95,00');
  expect(formatMoney(100_00, 'fr')).toBe('100,00\u00a0€');
});

const namesOf = (query: string) => findCities('BE', query).map(([, name]) => name);

it('finds places by code, by name without accents, and by the name in the other language', () => {
  expect(namesOf('5000')).toEqual(['5000 Namur']);
  expect(namesOf('liege')).toContain('4000 Liège');
  expect(namesOf('Luik')).toContain('4000 Liège');
  expect(findCities('FR', '5000')).toEqual([]);
});

it('knows each Belgian place once, under a code of four digits, the municipality before its villages [CRT-04]', () => {
  const all = Array.from({ length: 9 }, (_, first) => first + 1).flatMap((first) =>
    Array.from({ length: 100 }, (_, next) => `${first}${String(next).padStart(2, '0')}`),
  );
  const found = new Set(all.flatMap((digits) => namesOf(digits)));
  expect([...found].filter((name) => !/^[1-9]\d{3} \S/.test(name))).toEqual([]);
  expect(found.size).toBeGreaterThan(1_350);
  expect(namesOf('5310')[0]).toBe('5310 Éghezée');
  expect(namesOf('Wépion')).toEqual(['5100 Wépion']);
});
