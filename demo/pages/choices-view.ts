import { cityName } from '../data/cities.ts';
import type { Ctx } from '../http/env.ts';
import { orderCountries } from '../rules/countries.ts';
import { readCode } from '../rules/coupons.ts';
import { deliveryDays, deliveryOf } from '../rules/delivery.ts';
import { formatMoney } from '../rules/money.ts';
import { methodsFor } from '../rules/shipping.ts';
import type { Shop } from '../shop.ts';
import { fill } from '../texts/index.ts';
import { countryOf } from './country.ts';
import { cartCouponProblem, couponMessage } from './coupons.ts';
import { textsOf } from './view.ts';

/** Returns the data of the cart's delivery and coupon forms. */
export function choicesView(c: Ctx, shop: Shop) {
  const [{ id }, culture, t] = [c.get('session'), c.get('culture'), textsOf(c)];
  const { coupon, method, cityId } = shop.choices.of(id);
  const { parcel } = shop.carts.of(id);
  const country = countryOf(c, shop);
  const problem = coupon ? cartCouponProblem(shop, id, coupon) : undefined;
  const methods = methodsFor(country);
  const chosen = methods.some(({ id }) => id === method) ? method : '1';
  return {
    shipping: {
      countries: orderCountries.map((code) => ({
        code,
        name: t.countries[code],
        isChosen: code === country,
      })),
      methods: methods.map(({ id, name }) => {
        const { cost } = deliveryOf(parcel, country, id);
        const price = cost === 0 ? t.delivery.free : formatMoney(cost, culture);
        return {
          code: id,
          name: fill(t.shipping.methods[name], deliveryDays[country]),
          price,
          isChosen: id === chosen,
        };
      }),
      cityId: cityId || '',
      city: cityName(cityId),
    },
    // A link of the coupon list fills the field; only the form applies the code.
    coupon: {
      code: coupon || readCode(c.req.query('coupon')),
      isApplied: coupon !== '',
      problem: problem ? couponMessage(c, problem, coupon) : '',
    },
  };
}
