import type { Hono } from 'hono';
import { optional, object, string, union, number, pipe, transform } from 'valibot';
import { findCities } from '../data/cities.ts';
import { coupons, readCode } from '../rules/coupons.ts';
import { isAddressCountry, isOrderCountry } from '../rules/countries.ts';
import { methodsFor } from '../rules/shipping.ts';
import { isCurrency } from '../rules/money.ts';
import type { Ctx, Env } from '../http/env.ts';
import { countryOf } from '../pages/country.ts';
import { rejectionOfCode } from '../pages/coupons.ts';
import { record } from '../pages/forms.ts';
import { textsOf } from '../pages/view.ts';
import type { Shop } from '../shop.ts';
import { readPayload } from './payload.ts';

const word = pipe(
  union([string(), number()]),
  transform((value) => String(value)),
);
const couponSchema = object({ CouponCode: word });
const methodSchema = object({ ShippingMethodId: word });
const countrySchema = object({
  CountryCode: optional(word),
  CountryId: optional(word),
  ShippingCountryId: optional(word),
  BillingCountryId: optional(word),
});
const currentCountrySchema = object({ currentCountry: word });
const citySchema = object({ CityId: word });

const cartPath = '/api/v1/shoppingcarts';

/** Routes of the visitor's choices for the cart: coupon, delivery, currency, country. */
export function choiceCalls(app: Hono<Env>, shop: Shop): void {
  couponCalls(app, shop);
  shippingCalls(app, shop);
  app.put('/api/v1/salestaxes/currentcountry', async (c) => {
    const payload = await readPayload(c, currentCountrySchema);
    if (payload instanceof Response) return payload;
    const { currentCountry } = payload;
    if (!isOrderCountry(currentCountry)) return c.json({ Message: textsOf(c).currentCountry.refused }, 422);
    shop.sessions.setCountry(c.get('session').id, currentCountry);
    await record(c, shop, payload);
    return c.json({ Message: '' });
  });
  app.on(
    'POST',
    [
      '/api/v1/currencyconverter/currency/changeto/:currency',
      '/api/v1/currencyconverter/currency/changeto/:currency/:force',
    ],
    async (c) => {
      const [currency, isForced] = [c.req.param('currency').toUpperCase(), c.req.param('force') === 'true'];
      if (!isCurrency(currency))
        return c.json({ ResponseCode: 'ERROR', ReasonType: 'error', ReasonResourceKey: 'Currency.Unknown' });
      if (currency === 'USD' && !isForced)
        return c.json({
          ResponseCode: 'KO',
          ReasonType: 'warning',
          ReasonResourceKey: 'Currency.WarnDollar',
        });
      shop.choices.set(c.get('session').id, { currency });
      await record(c, shop, { currency });
      return c.json({ ResponseCode: 'OK', ReasonType: '', ReasonResourceKey: '' });
    },
  );
}

function couponCalls(app: Hono<Env>, shop: Shop): void {
  const { choices } = shop;
  app.post(`${cartPath}/coupon`, async (c) => {
    const payload = await readPayload(c, couponSchema);
    if (payload instanceof Response) return payload;
    const { id } = c.get('session');
    const code = readCode(payload.CouponCode);
    const rejection = rejectionOfCode(c, shop, code);
    if (rejection?.seconds) c.header('Retry-After', String(rejection.seconds));
    // The contract reads 429 as an unknown outcome, and 409 as a rejection with its message.
    if (rejection) return c.json({ Message: rejection.message }, 409);
    choices.set(id, { coupon: code });
    await record(c, shop, payload);
    return c.json({ Message: textsOf(c).coupons.valid });
  });
  app.delete(`${cartPath}/coupon`, async (c) => {
    choices.set(c.get('session').id, { coupon: '' });
    await record(c, shop, {});
    return c.json({ Message: textsOf(c).coupons.removed });
  });
  app.get('/api/v1/couponcode/user/:id', (c) =>
    c.json(
      coupons
        .filter(({ isUsedUp }) => !isUsedUp)
        .map(({ code, description }) => ({ CouponCode: code, Description: description[c.get('culture')] })),
    ),
  );
}

const wrong = (c: Ctx) => c.json({ Message: textsOf(c).errors.payload }, 400);

function shippingCalls(app: Hono<Env>, shop: Shop): void {
  const { choices, checkouts, sessions } = shop;
  app.post(`${cartPath}/shippingmethods`, async (c) => {
    const payload = await readPayload(c, methodSchema);
    if (payload instanceof Response) return payload;
    const method = payload.ShippingMethodId;
    if (!methodsFor(countryOf(c, shop)).some(({ id }) => id === method)) return wrong(c);
    choices.set(c.get('session').id, { method });
    await record(c, shop, payload);
    return c.json({ Message: '' });
  });
  app.on('POST', [`${cartPath}/shippingcountries`, `${cartPath}/country`], async (c) => {
    const payload = await readPayload(c, countrySchema);
    if (payload instanceof Response) return payload;
    const { CountryCode, CountryId, ShippingCountryId, BillingCountryId } = payload;
    const country = CountryCode ?? CountryId ?? ShippingCountryId;
    // The order page accepts every address country for now, and says itself when one has no delivery.
    const isKnown = ShippingCountryId === undefined ? isOrderCountry(country) : isAddressCountry(country);
    if (!isKnown || country === undefined) return wrong(c);
    sessions.setCountry(c.get('session').id, country);
    if (isAddressCountry(BillingCountryId))
      checkouts.set(c.get('session').id, { billingCountry: BillingCountryId });
    choices.set(c.get('session').id, { cityId: 0 });
    await record(c, shop, payload);
    return c.json({ Message: '' });
  });
  app.post(`${cartPath}/city`, async (c) => {
    const payload = await readPayload(c, citySchema);
    if (payload instanceof Response) return payload;
    choices.set(c.get('session').id, { cityId: Number(payload.CityId) || 0 });
    await record(c, shop, payload);
    return c.json({ Message: '' });
  });
  app.get('/api/v1/countries/:countryId/cities/:query', (c) =>
    c.json(Object.fromEntries(findCities(c.req.param('countryId'), c.req.param('query')))),
  );
}
