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
import { ensureVatChecked } from './vat-check.ts';
import { textsOf } from './view.ts';

const orderPath = '/:culture{(?:fr|nl)}/checkout';

export function orderRoutes(app: Hono<Env>, shop: Shop): void {
  app.get(orderPath, async (c) => {
    const { id } = c.get('session');
    if (shop.carts.of(id).count === 0) return leaveEmpty(c, shop);
    if (shop.checkouts.of(id).lastOrder) shop.checkouts.set(id, { lastOrder: '' });
    takeQuery(c, shop);
    return orderPage(c, shop, { values: firstValues(c, shop), key: shop.checkouts.keyOf(id) });
  });
  app.post(orderPath, (c) => placeOrder(c, shop));
  app.get(`${orderPath}/confirmation/:number`, (c) => confirmationPage(c, shop));
  paymentRoutes(app, shop);
}

/**
 * Redirects a checkout of an empty cart: to the last order, since the answer with its confirmation may
 * have been lost, else to the cart.
 */
function leaveEmpty(c: Ctx, shop: Shop): Response {
  const { lastOrder } = shop.checkouts.of(c.get('session').id);
  return lastOrder ? afterOrder(c, shop, lastOrder) : c.redirect(`/${c.get('culture')}/shoppingcarts`, 303);
}

/** Saves the form values that have no call of their own; they come with the request for new amounts. */
function takeQuery(c: Ctx, { checkouts }: Shop): void {
  const { id } = c.get('session');
  const account = c.req.query('PrepaidAccountId');
  if (account !== undefined) checkouts.set(id, { prepaidAccountId: account });
  if (c.req.query('BillingVAT') === '')
    checkouts.set(id, { vatNumber: '', vatState: 'unknown', vatMessage: '' });
}

/** Returns the form's key; an invalid one is replaced by a new key. */
const keyOf = (given = ''): string => (/^[\w-]{1,64}$/.test(given) ? given : randomUUID());

/** Saves the form's countries, method and account, so that the cart and the next page know them. */
async function takeChoices(c: Ctx, shop: Shop, values: OrderValues): Promise<Checkout> {
  const { id } = c.get('session');
  const country = shippingCountryOf(values);
  if (isAddressCountry(country)) shop.sessions.setCountry(id, country);
  if (isAddressCountry(values.BillingCountry))
    shop.checkouts.set(id, { billingCountry: values.BillingCountry });
  const method = methodOf(values);
  if (method && values.ShippingMethodId) shop.choices.set(id, { method: method.id });
  shop.checkouts.set(id, { prepaidAccountId: values.PrepaidAccountId });
  return ensureVatChecked(c, shop, values);
}

async function placeOrder(c: Ctx, shop: Shop): Promise<Response> {
  const fields = await fieldsOf(c);
  const { values, gone } = takeAddresses(c, shop, fields, readOrderValues(fields));
  const key = keyOf(fields['OrderKey']);
  const { sessionId } = customerOf(c);
  const known = shop.orders.findByKey(key, sessionId);
  if (known) return afterOrder(c, shop, known);
  if (shop.carts.of(sessionId).count === 0) return leaveEmpty(c, shop);
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
  return createCheckedOrder(c, shop, { values, key, checkout, shown: fields['ShownTotal'] });
}

function methodComplaint(c: Ctx, shop: Shop, values: OrderValues): RuleUse | undefined {
  if (methodsFor(shippingCountryOf(values)).length === 0) return { rule: 'required', message: 'noDelivery' };
  const method = methodOf(values);
  if (values.ShippingMethodId && values.ShippingMethodId !== method?.id)
    return { rule: 'regex', message: 'otherMethod' };
  const lacksPickup = needsPickup(values) && !pickupOf(c, shop, values);
  return lacksPickup ? { rule: 'required', message: 'pickupPoint' } : undefined;
}

/** Returns the errors that field rules can't find: shipping method, delivery date, VAT register. */
function furtherComplaints(c: Ctx, shop: Shop, values: OrderValues, checkout: Checkout) {
  const found = new Map<OrderFieldName, RuleUse>();
  const method = methodComplaint(c, shop, values);
  if (method) found.set('ShippingMethodId', method);
  if (!isDeliverable(values.DeliveryDate)) found.set('DeliveryDate', dayComplaint());
  if (values.BillingVAT && checkout.vatState === 'invalid')
    found.set('BillingVAT', { rule: 'vat', message: 'vatInvalid' });
  return found;
}

// True when the delivery day is possible; an invalid date was already rejected by its rule.
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
  /** Amounts that the page has shown. */
  readonly shown: string | undefined;
}

/** Returns the fields that are stored with an order. */
const storedFields = (c: Ctx, shop: Shop, values: OrderValues, sums: CheckoutSums) => ({
  ...values,
  ...pickupOf(c, shop, values),
  ShippingCountryId: shippingCountryOf(values),
  Prepaid: String(sums.prepaid),
  ...(sums.isReverse && { TaxMode: 'reverse' }),
});

async function createCheckedOrder(c: Ctx, shop: Shop, { values, key, checkout, shown }: CheckedOrder) {
  const { sessionId } = customerOf(c);
  const sums = sumsOf(c, shop, values, checkout);
  // An amount that the page has not shown is never charged.
  if (shown !== undefined && shown !== shownTotalOf(sums))
    return orderPage(c, shop, { values, key, problem: newTotalText(c, sums) });
  const result = shop.orders.create({
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
  if ('outdated' in result) return orderPage(c, shop, { values, key, problem: newTotalText(c, sums) });
  if ('lacking' in result) {
    const names = result.lacking.map((product) => product.name[c.get('culture')]).join(', ');
    return orderPage(c, shop, { values, key, problem: fill(textsOf(c).order.lacking, names) });
  }
  if (result.isNew) mailOrder(c, shop, result.number, sums);
  await forgetOrder(c, shop);
  shop.checkouts.set(sessionId, { lastOrder: result.number });
  return afterOrder(c, shop, result.number);
}

function mailOrder(c: Ctx, shop: Shop, number: string, { total }: CheckoutSums): void {
  const [culture, order] = [c.get('culture'), shop.orders.find(number, customerOf(c))];
  const to = order?.fields['Email'];
  const href = `/${culture}/checkout/confirmation/${number}`;
  const values = [number, formatMoney(total, culture)];
  if (to) sendMail(c, shop, { name: 'order', to, culture, href, values });
}

/** Clears the values of an order that is sent, so that the next one starts fresh. */
async function forgetOrder(c: Ctx, shop: Shop): Promise<void> {
  const { id } = c.get('session');
  shop.choices.set(id, { coupon: '' });
  await record(c, shop);
  shop.pickups.clear(id);
  shop.checkouts.clear(id);
}

const newTotalText = (c: Ctx, { due }: CheckoutSums): string =>
  fill(textsOf(c).checkout.totalChanged, formatMoney(due, c.get('culture')));

/** Redirects to the card payment if a card was chosen, else to the confirmation. */
function afterOrder(c: Ctx, shop: Shop, number: string): Response {
  const order = shop.orders.find(number, customerOf(c));
  const isPaidNow = order?.fields['PaymentMethod'] === 'Card' && isPayable(shop, order);
  const page = isPaidNow ? 'payment' : 'checkout/confirmation';
  return c.redirect(`/${c.get('culture')}/${page}/${number}`, 303);
}
