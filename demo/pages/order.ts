import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import type { Address } from '../data/addresses.ts';
import type { Cart } from '../data/carts.ts';
import type { Order } from '../data/placed-orders.ts';
import type { Culture } from '../culture.ts';
import { orderCountries } from '../rules/countries.ts';
import { discountOf } from '../rules/coupons.ts';
import { deliveryOf, homeCountry, isOrderCountry } from '../rules/delivery.ts';
import type { OrderCountry } from '../rules/delivery.ts';
import { deliveryDays, readDay, shortDay } from '../rules/delivery-day.ts';
import { checkForm } from '../rules/form.ts';
import type { Complaints, RuleUse } from '../rules/form.ts';
import type { Ctx, Env } from '../http/env.ts';
import { formatMoney } from '../rules/money.ts';
import type { Cents } from '../rules/money.ts';
import { mostGiftWraps, orderFields, readOrderValues } from '../rules/order-form.ts';
import type { OrderFieldName, OrderValues } from '../rules/order-form.ts';
import { shippingMethodOf } from '../rules/shipping.ts';
import type { Shop } from '../shop.ts';
import { fill, texts } from '../texts/index.ts';
import { cartView } from './cart-view.ts';
import { countryOf } from './country.ts';
import { customerOf, fieldsOf, record } from './forms.ts';
import { formView } from './form-view.ts';
import { leaveForPickup, pickupOf, shippingView } from './pickup.ts';
import { photo } from './photo-view.ts';
import { variantName } from './product-view.ts';
import { totalsView } from './totals-view.ts';
import { textsOf } from './view.ts';

const orderPath = '/:culture{(?:fr|nl)}/checkout';

export function orderRoutes(app: Hono<Env>, shop: Shop): void {
  app.get(orderPath, async (c) => {
    const { giftWraps, id } = c.get('session');
    if (shop.carts.of(id).count === 0) return c.redirect(`/${c.get('culture')}/shoppingcarts`, 303);
    const user = c.get('user');
    const country = countryOf(c, shop);
    const initial = {
      BillingFirstName: user?.firstName,
      BillingLastName: user?.lastName,
      Email: user?.email,
      BillingCountry: country,
      ...(user && placeOf(shop.addresses.of(user.id), country)),
      PaymentMethod: 'BankTransfer',
      GiftWraps: String(giftWraps),
      ...shop.pickups.draftOf(id),
      ...savedMethodOf(shop, id),
    };
    return orderPage(c, shop, { values: readOrderValues(initial), key: randomUUID() });
  });

  app.post(orderPath, (c) => placeOrder(c, shop));

  app.get(`${orderPath}/confirmation/:number`, (c) => {
    const order = shop.orders.find(c.req.param('number'), customerOf(c));
    if (!order) return c.notFound();
    const title = fill(textsOf(c).order.confirmed, order.number);
    return shop.view.page(c, 'confirmation', { title, order: confirmedOrder(order, c.get('culture')) });
  });
}

/** The method of the point that was chosen last. */
function savedMethodOf({ pickups }: Shop, sessionId: string) {
  const saved = pickups.of(sessionId);
  return saved && { ShippingMethodId: String(saved['ShippingMethodId']) };
}

/** The customer's address, if the parcel goes to its country. */
function placeOf(address: Address | undefined, country: OrderCountry) {
  if (address?.country !== country) return {};
  return {
    BillingStreet1: address.street,
    BillingHouseNumber: address.number,
    BillingBoxNumber: address.box,
    BillingPostalCode: address.postalCode,
    BillingCity: address.city,
  };
}

/** What the page gave its form; what is none of that is a new one. */
const keyOf = (given = ''): string => (/^[\w-]{1,64}$/.test(given) ? given : randomUUID());

async function placeOrder(c: Ctx, shop: Shop): Promise<Response> {
  const fields = await fieldsOf(c);
  const values = readOrderValues(fields);
  const key = keyOf(fields['OrderKey']);
  const { sessionId } = customerOf(c);
  const known = shop.orders.findByKey(key, sessionId);
  if (known) return confirmed(c, known);
  if (isOrderCountry(values.BillingCountry)) shop.sessions.setCountry(sessionId, values.BillingCountry);
  const cart = shop.carts.of(sessionId);
  if (cart.count === 0) return c.redirect(`/${c.get('culture')}/shoppingcarts`, 303);
  if (fields['Recalculate']) return orderPage(c, shop, { values, key });
  const wanted = { ...values, ShippingMethodId: fields['PickupSearch'] ?? '' };
  const leaving = leaveForPickup(c, shop, wanted, values.BillingCountry);
  if (leaving) return leaving;
  const complaints = await checkForm<OrderFieldName>(shop.testValue, orderFields, values);
  if (lacksPickup(c, shop, values)) complaints.set('ShippingMethodId', pickupComplaint);
  if (!isDeliverable(values.DeliveryDate)) complaints.set('DeliveryDate', dayComplaint());
  if (complaints.size > 0) return orderPage(c, shop, { values, key, complaints });
  return placeChecked(c, shop, { values, key, cart, shownCost: fields['DeliveryCost'] });
}

const pickupComplaint: RuleUse = { rule: 'required', message: 'pickupPoint' };

const lacksPickup = (c: Ctx, shop: Shop, values: OrderValues): boolean =>
  shippingMethodOf(values.ShippingMethodId).pickup !== undefined && !pickupOf(c, shop, values);

// What is no day at all has been refused by its rule.
function isDeliverable(text: string): boolean {
  const day = readDay(text);
  const { min, max } = deliveryDays();
  return day === undefined || (day >= min && day <= max);
}

function dayComplaint(): RuleUse {
  const { min, max } = deliveryDays();
  return { rule: 'date', message: 'deliveryDay', params: { min: shortDay(min), max: shortDay(max) } };
}

interface CheckedOrder {
  readonly values: OrderValues;
  readonly key: string;
  readonly cart: Cart;
  /** What the page has said that the delivery costs. */
  readonly shownCost: string | undefined;
}

async function placeChecked(c: Ctx, shop: Shop, { values, key, cart: full, shownCost }: CheckedOrder) {
  const culture = c.get('culture');
  const { coupon, method } = shop.choices.of(c.get('session').id);
  const { cost } = deliveryOf(full.total, values.BillingCountry as OrderCountry, method);
  const cart = { ...full, total: full.total - discountOf(coupon, full.total) };
  // Nobody pays a price that was not on the page.
  if (shownCost !== undefined && shownCost !== String(cost))
    return orderPage(c, shop, { values, key, problem: newCostText(c, cost, cart.total + cost) });
  const giftWraps = Number(values.GiftWraps);
  const stored = { ...values, ...pickupOf(c, shop, values) };
  const order = { ...customerOf(c), key, culture, fields: stored, giftWraps, cart, delivery: cost };
  const placing = shop.orders.place(order);
  if ('lacking' in placing) {
    const names = placing.lacking.map((product) => product.name[culture]).join(', ');
    return orderPage(c, shop, { values, key, problem: fill(textsOf(c).order.lacking, names) });
  }
  shop.choices.set(c.get('session').id, { coupon: '' });
  await record(c, shop);
  shop.pickups.clear(c.get('session').id);
  return confirmed(c, placing.number);
}

function newCostText(c: Ctx, cost: Cents, total: Cents): string {
  const [culture, t] = [c.get('culture'), textsOf(c)];
  const costText = cost === 0 ? t.delivery.free : formatMoney(cost, culture);
  return fill(t.order.deliveryChanged, costText, formatMoney(total, culture));
}

const confirmed = (c: Ctx, number: string): Response =>
  c.redirect(`/${c.get('culture')}/checkout/confirmation/${number}`, 303);

interface OrderPage {
  readonly values: OrderValues;
  readonly key: string;
  readonly complaints?: Complaints<OrderFieldName>;
  /** Why an order that is complete was not placed. */
  readonly problem?: string;
}

async function orderPage(c: Ctx, shop: Shop, page: OrderPage) {
  const { values, key, problem, complaints = new Map() } = page;
  const [culture, { id: sessionId }] = [c.get('culture'), c.get('session')];
  const t = textsOf(c).order;
  const form = formView<OrderFieldName>({ fields: orderFields, labels: t, values, complaints, culture });
  const country = isOrderCountry(values.BillingCountry) ? values.BillingCountry : countryOf(c, shop);
  const answer = await shop.view.page(
    c,
    'order',
    {
      title: t.title,
      ...form,
      key,
      problem,
      countries: orderCountries.map((code) => ({ code, name: texts[culture].countries[code] })),
      mostGiftWraps,
      methods: shippingView(c, shop, values, country),
      days: deliveryDays(),
      cart: cartView(shop.carts.of(sessionId), culture, country, shop.choices.of(sessionId)),
    },
    problem ? 409 : complaints.size > 0 ? 422 : 200,
  );
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}

function confirmedOrder(order: Order, culture: Culture) {
  const { BillingCountry } = order.fields;
  const country = isOrderCountry(BillingCountry) ? BillingCountry : homeCountry;
  const { delivery: cost, total, lines } = order;
  const goods = lines.reduce((sum, line) => sum + line.total, 0);
  const discount = { code: '', amount: goods + cost - total };
  return {
    ...order,
    country: texts[culture].countries[country],
    cart: totalsView(goods, { cost, country, missing: 0 }, culture, discount),
    total: formatMoney(total, culture),
    lines: order.lines.map(({ product, variant, quantity, total }) => ({
      name: product.name[culture],
      variation: variantName(variant, culture),
      photo: photo(product, variant.colour, 'studio', culture),
      quantity,
      total: formatMoney(total, culture),
    })),
  };
}
