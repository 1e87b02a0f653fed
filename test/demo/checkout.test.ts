// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { testValue } from '#validation/engine/plain.ts';
import { viesAt } from '../../demo/http/vies.ts';
import { checkoutSums } from '../../demo/rules/checkout-sums.ts';
import { isReverseCharged, readVatNumber } from '../../demo/rules/vat.ts';
import { viesStandIn } from '../../demo/stand-ins/vies.ts';

describe('the sums of an order [CHK-01] [CHK-04]', () => {
  const order = {
    lines: [22_00, 10_01],
    discount: 3_20,
    country: 'FR',
    methodId: '1',
    isReverse: false,
    balance: 0,
  };

  it('have no delivery where there is nothing to send', () => {
    expect(checkoutSums({ ...order, lines: [], discount: 0, credit: 32_01 })).toMatchObject({
      goods: 32_01,
      delivery: 0,
      missing: 0,
    });
  });

  it('have the tax in them', () => {
    expect(checkoutSums(order)).toMatchObject({ goods: 32_01, delivery: 9_00, total: 37_81, due: 37_81 });
  });

  it('add up to the cent without it, line by line', () => {
    const { goods, discount, delivery, total, tax } = checkoutSums({ ...order, isReverse: true });
    expect([goods, discount, delivery, tax]).toEqual([18_18 + 8_27, 2_64, 7_44, 0]);
    expect(total).toBe(goods - discount + delivery);
  });

  it('take from a prepaid account what is there, and never more than is owed', () => {
    expect(checkoutSums({ ...order, balance: 20_00 })).toMatchObject({ prepaid: 20_00, due: 17_81 });
    expect(checkoutSums({ ...order, balance: 250_00 })).toMatchObject({ prepaid: 37_81, due: 0 });
  });

  it('send nothing to a country without methods', () => {
    expect(checkoutSums({ ...order, country: 'CH' })).toMatchObject({ delivery: 0, isDelivered: false });
  });
});

describe('a VAT number [CHK-04]', () => {
  it.each([
    ['BE 0403.170.701', 'BE', { country: 'BE', number: '0403170701' }],
    ['0403170701', 'BE', { country: 'BE', number: '0403170701' }],
    ['be-0403170701', 'FR', { country: 'BE', number: '0403170701' }],
    ['XX123', 'FR', { country: 'FR', number: 'XX123' }],
    [' . ', 'BE', undefined],
  ])('"%s" on a bill to %s', (text, country, vat) => {
    expect(readVatNumber(text, country)).toEqual(vat);
  });

  it.each([
    ['valid', 'FR', 'FR', true],
    ['valid', 'FR', 'BE', false],
    ['valid', 'BE', 'FR', false],
    ['invalid', 'FR', 'FR', false],
    ['unknown', 'FR', 'FR', false],
    ['valid', 'FR', 'CH', false],
  ] as const)(
    'that is %s, of %s, for a parcel to %s: without tax is %s',
    (state, country, shipping, isReverse) => {
      expect(isReverseCharged({ state, country }, shipping)).toBe(isReverse);
    },
  );

  // The rule's libraries are loaded first: an order gives the service three seconds.
  beforeAll(async () => expect(await testValue('vat', 'BE0403170701')).toBe(true));

  const replacement = viesStandIn(testValue);
  const request = viesAt('http://stand-in', (address, init) => replacement.request(address, init));

  it.each([
    ['FR', '83404833048', 'valid'],
    ['BE', '0403170701', 'valid'],
    ['BE', '0403170702', 'invalid'],
    ['DE', '100', 'valid'],
    ['DE', '200', 'invalid'],
    ['DE', '300', 'unknown'],
    ['DE', '301', 'unknown'],
    ['DE', '302', 'unknown'],
    ['DE', '303', 'unknown'],
  ])('the service of %s says of %s: %s; slow, down or wrong is no answer', async (country, number, state) => {
    expect(await request({ country, number })).toBe(state);
  });

  it('asks the address that is set', async () => {
    const requested: string[] = [];
    const real = viesAt('https://vies.test', (address) => {
      requested.push(address);
      throw new Error('no network');
    });
    expect(await real({ country: 'BE', number: '0403170701' })).toBe('unknown');
    expect(requested).toEqual(['https://vies.test/rest-api/ms/BE/vat/0403170701']);
  });
});
