import { creditProduct } from '../assortment/credit.ts';
import type { Cart } from '../data/carts.ts';
import type { Checkout } from '../data/checkouts.ts';
import type { Ctx } from '../http/env.ts';
import { isOrderCountry } from '../rules/countries.ts';
import { sumsOfCart } from '../rules/checkout-sums.ts';
import type { CheckoutSums } from '../rules/checkout-sums.ts';
import { deliveryOf } from '../rules/delivery.ts';
import { formatMoney, withoutTax } from '../rules/money.ts';
import type { OrderValues } from '../rules/order-form.ts';
import { methodsFor, shippingMethodOf } from '../rules/shipping.ts';
import { isReverseCharged } from '../rules/vat.ts';
import type { Shop } from '../shop.ts';
import { fill } from '../texts/index.ts';
import { cartView } from './cart-view.ts';
import { pickupView } from './pickup.ts';
import { textsOf } from './view.ts';

/** Returns the country to which an order is shipped. */
export const shippingCountryOf = ({
  SameAddressForShipping,
  BillingCountry,
  ShippingCountryId,
}: OrderValues) => (SameAddressForShipping === 'true' ? BillingCountry : ShippingCountryId);

/** Returns the chosen shipping method if it is available, else the first one; undefined without delivery. */
export function methodOf(values: OrderValues) {
  const offered = methodsFor(shippingCountryOf(values));
  return offered.find(({ id }) => id === values.ShippingMethodId) ?? offered[0];
}

/** True when the stored VAT state belongs to the order's current VAT number and billing country. */
export const isCheckedFor = (values: OrderValues, checkout: Checkout): boolean =>
  values.BillingVAT !== '' &&
  values.BillingVAT === checkout.vatNumber &&
  values.BillingCountry === checkout.vatBillingCountry;

/** Calculates the current amounts of an order. */
export function sumsOf(c: Ctx, shop: Shop, values: OrderValues, checkout: Checkout): CheckoutSums {
  const { id } = c.get('session');
  const cart = shop.carts.of(id);
  const country = shippingCountryOf(values);
  const vat = { country: checkout.vatCountry, state: checkout.vatState };
  return sumsOfCart(cart, {
    coupon: shop.choices.of(id).coupon,
    country,
    methodId: methodOf(values)?.id ?? '',
    isReverse: isCheckedFor(values, checkout) && isReverseCharged(vat, country),
    balance: shop.prepaid.find(c.get('user')?.id, values.PrepaidAccountId)?.balance ?? 0,
  });
}

/** Returns the amounts shown on the page; the form sends them along, so that no other amount is charged. */
export const shownTotalOf = ({ total, due }: CheckoutSums): string => `${total}-${due}`;

/** Returns an order's amounts for its page, under the names of the cart's amounts. */
export function checkoutTotals(c: Ctx, sums: CheckoutSums, country: string, coupon: string) {
  const [t, culture] = [textsOf(c), c.get('culture')];
  const money = (amount: number) => formatMoney(amount, culture);
  const names: Readonly<Record<string, string>> = t.countries;
  const { delivery, discount, missing, isDelivered, isReverse, prepaid } = sums;
  return {
    goods: money(sums.goods),
    discountName: coupon ? fill(t.coupons.discount, coupon) : t.coupons.title,
    discount: discount > 0 ? money(-discount) : '',
    deliveryName: fill(t.delivery.toCountry, names[country] ?? country),
    delivery: isDelivered ? (delivery === 0 ? t.delivery.free : money(delivery)) : '—',
    missing: missing > 0 ? fill(t.delivery.missing, money(missing)) : '',
    total: money(sums.total),
    totalExcl: money(sums.total - sums.tax),
    tax: money(sums.tax),
    isReverse,
    prepaid: prepaid > 0 ? money(-prepaid) : '',
    due: money(sums.due),
    shown: shownTotalOf(sums),
  };
}

/** Returns the cart for the order page: lines and amounts, without tax in case of a reverse charge. */
export function checkoutCart(c: Ctx, shop: Shop, values: OrderValues, sums: CheckoutSums) {
  const [{ id }, culture] = [c.get('session'), c.get('culture')];
  const cart = shop.carts.of(id);
  const country = shippingCountryOf(values);
  const { lines } = cartView(cart, culture, isOrderCountry(country) ? country : 'BE');
  return {
    ...checkoutTotals(c, sums, country, shop.choices.of(id).coupon),
    lines: sums.isReverse
      ? lines.map((line, position) => ({ ...line, total: netOf(cart, position, c) }))
      : lines,
  };
}

function netOf({ lines }: Cart, position: number, c: Ctx): string {
  const { product, total } = lines[position]!;
  return formatMoney(product === creditProduct ? total : withoutTax(total), c.get('culture'));
}

/** Returns the shipping methods, each with its price and a note. */
export function methodsView(c: Ctx, shop: Shop, values: OrderValues, sums: CheckoutSums) {
  const [t, culture] = [textsOf(c), c.get('culture')];
  const country = shippingCountryOf(values);
  const { parcel } = shop.carts.of(c.get('session').id);
  const chosen = methodOf(values)?.id;
  return methodsFor(country).map((method) => {
    const { cost } = deliveryOf(parcel, isOrderCountry(country) ? country : 'BE', method.id);
    const price = sums.isReverse ? withoutTax(cost) : cost;
    return {
      ...pickupView(c, shop, method, values, country),
      name: t.pickup.methods[method.name],
      isChosen: method.id === chosen,
      price: price === 0 ? t.delivery.free : formatMoney(price, culture),
      infoName: fill(t.checkout.methodInfo, t.pickup.methods[method.name]),
      info: t.checkout.methodInfos[method.name],
    };
  });
}

/** Returns the customer's prepaid accounts as payment options. */
export function prepaidView(c: Ctx, shop: Shop, chosen: string) {
  const user = c.get('user');
  const t = textsOf(c).checkout;
  return (user ? shop.prepaid.of(user.id) : []).map(({ id, name, balance }) => ({
    id,
    name: fill(t.prepaidAccount, name),
    balance: fill(t.prepaidBalance, formatMoney(balance, c.get('culture'))),
    isChosen: id === chosen,
  }));
}

/** True when the order's shipping method requires a pickup point. */
export const needsPickup = (values: OrderValues): boolean =>
  shippingMethodOf(methodOf(values)?.id).pickup !== undefined;
