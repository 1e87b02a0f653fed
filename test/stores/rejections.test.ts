import { beforeEach, expect, test } from 'vitest';
import { changeCountry } from '../../stores/country/index.ts';
import { applyCoupon, removeCoupon } from '../../stores/coupons/index.ts';
import { changeCurrency } from '../../stores/currency/index.ts';
import { requestPaymentSession } from '../../stores/payments/index.ts';
import { saveShipping, type ShippingOutcome } from '../../stores/shipping/index.ts';
import { watchConsole } from '../support/console.ts';
import { jsonAnswer, stubServer } from '../support/server.ts';

beforeEach(() => void watchConsole());

const savesShipping = () =>
  new Promise<ShippingOutcome>((resolve) => saveShipping('CityId', '5000', (outcome) => resolve(outcome)));

const CALLS = [
  ['another country', () => changeCountry('FR')],
  ['a coupon', () => applyCoupon('A')],
  ['a coupon that is taken off', () => removeCoupon()],
  ['another currency', () => changeCurrency('USD')],
  ['a city', savesShipping],
  ['a payment session', () => requestPaymentSession('/session')],
] as const;

test.each(CALLS)('a refusal of %s has the server’s sentence, as text [ERR-02]', async (_what, call) => {
  stubServer(() => jsonAnswer({ Message: 'Non <b>merci</b>' }, { status: 422 }));
  expect(await call()).toMatchObject({ message: 'Non <b>merci</b>' });
});

test.each(CALLS)('a refusal of %s without a sentence has none [ERR-02]', async (_what, call) => {
  stubServer(() => jsonAnswer({ Message: ' ' }, { status: 422 }));
  expect(await call()).not.toHaveProperty('message', expect.anything());
});

test.each([
  ['null', 'another country', () => changeCountry('FR'), { isChanged: false, isSilent: true }],
  ['{}', 'another country', () => changeCountry('FR'), { isChanged: true }],
  ['null', 'a coupon', () => applyCoupon('A'), { kind: 'silent' }],
  ['{}', 'a coupon', () => applyCoupon('A'), { kind: 'done' }],
])('the answer %s to %s says only what it says [CHK-06] [CPN-01]', async (body, _what, call, expected) => {
  stubServer(() => jsonAnswer(JSON.parse(body)));
  expect(await call()).toMatchObject(expected);
});
