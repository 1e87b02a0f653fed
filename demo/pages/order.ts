import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import type { Checkout } from '../data/checkouts.ts';
import { isAddressCountry } from '../rules/countries.ts';
import type { CheckoutSums } from '../rules/checkout-sums.ts';
import { deliveryDays, readDay, shortDay } from '../rules/delivery-day.ts';
import { checkForm } from '../rules/form.ts';
import type { RuleUse } from '../rules/form.ts';
import type { Ctx, Env } from '../http/env.ts';
import { formatMoney } from '../rules/money.ts';
import { orderFields, readOrderValues } from '../rules/order-form.ts';
import type { OrderFieldName, OrderValues } from '../rules/order-form.ts';
import { methodsFor } from '../rules/shipping.ts';
import type { Shop } from '../shop.ts';
import { fill } from '../texts/index.ts';
import { takeAddresses } from './checkout-addresses.ts';
import { methodOf, needsPickup, shippingCountryOf, shownTotalOf, sumsOf } from './checkout-view.ts';
import { customerOf, fieldsOf, record } from './forms.ts';
import { confirmationPage } from './order-confirmation.ts';
import { sendMail } from './mails.ts';
import { firstValues, orderPage } from './order-page.ts';
import { isPayable } from './payment-session.ts';
import { paymentRoutes } from './payment.ts';
import { leaveForPickup, pickupOf } from './pickup.ts';
import { settleVat } from './vat-check.ts';
import { textsOf } from './view.ts';

const orderPath = '/:culture{(?:fr|nl)}/checkout';

export function orderRoutes(app: Hono<Env>, shop: Shop): void {
  app.get(orderPath, async (c) => {
    const { id } = c.get('session');
    if (shop.carts.of(id).count === 0) return c.redirect(`/${c.get('culture')}/shoppingcarts`, 303);
    takeQuery(c, shop);
    return orderPage(c, shop, { values: firstValues(c, shop), key: shop.checkouts.keyOf(id) });
  });
  app.post(orderPath, (c) => placeOrder(c, shop));
  app.get(`${orderPath}/confirmation/:number`, (c) => confirmationPage(c, shop));
  paymentRoutes(app, shop);
}

/** What of the form has no call of its own comes with the question for the newest amounts. */
function takeQuery(c: Ctx, { checkouts }: Shop): void {
  const { id } = c.get('session');
  const account = c.req.query('PrepaidAccountId');
  if (account !== undefined) checkouts.set(id, { prepaidAccountId: account });
  if (c.req.query('BillingVAT') === '')
    checkouts.set(id, { vatNumber: '', vatState: 'unknown', vatMessage: '' });
}

/** What the page gave its form; what is none of that is a new one. */
const keyOf = (given = ''): string => (/^[\w-]{1,64}$/.test(given) ? given : randomUUID());

/** Keeps what the form says of the places, so that the cart and the next page know it. */
async function takeChoices(c: Ctx, shop: Shop, values: OrderValues): Promise<Checkout> {
  const { id } = c.get('session');
  const country = shippingCountryOf(values);
  if (isAddressCountry(country)) shop.sessions.setCountry(id, country);
  if (isAddressCountry(values.BillingCountry))
    shop.checkouts.set(id, { billingCountry: values.BillingCountry });
  const method = methodOf(values);
  if (method && values.ShippingMethodId) shop.choices.set(id, { method: method.id });
  shop.checkouts.set(id, { prepaidAccountId: values.PrepaidAccountId });
  return settleVat(c, shop, values);
}

async function placeOrder(c: Ctx, shop: Shop): Promise<Response> {
  const fields = await fieldsOf(c);
  const { values, gone } = takeAddresses(c, shop, fields, readOrderValues(fields));
  const key = keyOf(fields['OrderKey']);
  const { sessionId } = customerOf(c);
  const known = shop.orders.findByKey(key, sessionId);
  if (known) return afterOrder(c, shop, known);
  if (shop.carts.of(sessionId).count === 0) return c.redirect(`/${c.get('culture')}/shoppingcarts`, 303);
  const checkout = await takeChoices(c, shop, values);
  if (fields['refresh'] !== undefined) return orderPage(c, shop, { values, key });
  const wanted = { ...values, ShippingMethodId: fields['PickupSearch'] ?? '' };
  const leaving = leaveForPickup(c, shop, wanted, shippingCountryOf(values));
  if (leaving) return leaving;
  const complaints = await checkForm<OrderFieldName>(shop.testValue, orderFields, values);
  for (const [name, complaint] of furtherComplaints(c, shop, values, checkout))
    complaints.set(name, complaint);
  for (const name of gone) complaints.set(name, { rule: 'required', message: 'addressGone' });
  if (complaints.size > 0) return orderPage(c, shop, { values, key, complaints });
  return placeChecked(c, shop, { values, key, checkout, shown: fields['ShownTotal'] });
}

function methodComplaint(c: Ctx, shop: Shop, values: OrderValues): RuleUse | undefined {
  if (methodsFor(shippingCountryOf(values)).length === 0) return { rule: 'required', message: 'noDelivery' };
  const method = methodOf(values);
  if (values.ShippingMethodId && values.ShippingMethodId !== method?.id)
    return { rule: 'regex', message: 'otherMethod' };
  const lacksPickup = needsPickup(values) && !pickupOf(c, shop, values);
  return lacksPickup ? { rule: 'required', message: 'pickupPoint' } : undefined;
}

/** What the rules of the fields don't know: carriers, registers, the calendar. */
function furtherComplaints(c: Ctx, shop: Shop, values: OrderValues, checkout: Checkout) {
  const found = new Map<OrderFieldName, RuleUse>();
  const method = methodComplaint(c, shop, values);
  if (method) found.set('ShippingMethodId', method);
  if (!isDeliverable(values.DeliveryDate)) found.set('DeliveryDate', dayComplaint());
  if (values.BillingVAT && checkout.vatState === 'invalid')
    found.set('BillingVAT', { rule: 'vat', message: 'vatInvalid' });
  return found;
}

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
  readonly checkout: Checkout;
  /** What the page has said that all of it costs. */
  readonly shown: string | undefined;
}

/** What is remembered of an order beside its fields. */
const storedFields = (c: Ctx, shop: Shop, values: OrderValues, sums: CheckoutSums) => ({
  ...values,
  ...pickupOf(c, shop, values),
  ShippingCountryId: shippingCountryOf(values),
  Prepaid: String(sums.prepaid),
  ...(sums.isReverse && { TaxMode: 'reverse' }),
});

async function placeChecked(c: Ctx, shop: Shop, { values, key, checkout, shown }: CheckedOrder) {
  const { sessionId } = customerOf(c);
  const sums = sumsOf(c, shop, values, checkout);
  // Nobody pays a price that was not on the page.
  if (shown !== undefined && shown !== shownTotalOf(sums))
    return orderPage(c, shop, { values, key, problem: newTotalText(c, sums) });
  const placing = shop.orders.place({
    ...customerOf(c),
    key,
    culture: c.get('culture'),
    fields: storedFields(c, shop, { ...values, ShippingMethodId: methodOf(values)!.id }, sums),
    giftWraps: Number(values.GiftWraps),
    cart: shop.carts.of(sessionId),
    delivery: sums.delivery,
    total: sums.total,
    prepaid: { account: values.PrepaidAccountId, amount: sums.prepaid },
    coupon: sums.discount > 0 ? shop.choices.of(sessionId).coupon : undefined,
  });
  if ('outdated' in placing) return orderPage(c, shop, { values, key, problem: newTotalText(c, sums) });
  if ('lacking' in placing) {
    const names = placing.lacking.map((product) => product.name[c.get('culture')]).join(', ');
    return orderPage(c, shop, { values, key, problem: fill(textsOf(c).order.lacking, names) });
  }
  if (placing.isNew) mailOrder(c, shop, placing.number, sums);
  await forgetOrder(c, shop);
  return afterOrder(c, shop, placing.number);
}

function mailOrder(c: Ctx, shop: Shop, number: string, { total }: CheckoutSums): void {
  const [culture, order] = [c.get('culture'), shop.orders.find(number, customerOf(c))];
  const to = order?.fields['Email'];
  const href = `/${culture}/checkout/confirmation/${number}`;
  const values = [number, formatMoney(total, culture)];
  if (to) sendMail(c, shop, { name: 'order', to, culture, href, values });
}

/** The order is placed: the next one begins anew. */
async function forgetOrder(c: Ctx, shop: Shop): Promise<void> {
  const { id } = c.get('session');
  shop.choices.set(id, { coupon: '' });
  await record(c, shop);
  shop.pickups.clear(id);
  shop.checkouts.clear(id);
}

const newTotalText = (c: Ctx, { due }: CheckoutSums): string =>
  fill(textsOf(c).checkout.totalChanged, formatMoney(due, c.get('culture')));

/** Leads to the fields of the card where one was chosen, else to the thanks. */
function afterOrder(c: Ctx, shop: Shop, number: string): Response {
  const order = shop.orders.find(number, customerOf(c));
  const isPaidNow = order?.fields['PaymentMethod'] === 'Card' && isPayable(shop, order);
  const page = isPaidNow ? 'payment' : 'checkout/confirmation';
  return c.redirect(`/${c.get('culture')}/${page}/${number}`, 303);
}
