import type { Hono } from 'hono';
import type { Order } from '../data/order-reader.ts';
import type { Ctx, Env } from '../http/env.ts';
import { orderState } from '../rules/order-state.ts';
import { returnableLines } from '../rules/refunds.ts';
import type { Shop } from '../shop.ts';
import { fill, plural, texts } from '../texts/index.ts';
import { formatMoney } from '../rules/money.ts';
import { customerOf, fieldsOf, record } from './forms.ts';
import { leaveNotice, takeNotice } from './notices.ts';
import { orderAllAgain, orderLineAgain } from './order-again.ts';
import { orderView } from './order-lines-view.ts';
import { pageOf } from './paging.ts';
import { paymentView } from './payment.ts';
import { textsOf } from './view.ts';

const culture = '/:culture{(?:fr|nl)}';
const ordersPath = `${culture}/account/orders`;
const ordersOnPage = 5;

/** Routes of the user's orders; only signed-in users reach them. */
export function orderListRoutes(app: Hono<Env>, shop: Shop): void {
  app.get(ordersPath, (c) => listPage(c, shop));
  app.get(`${ordersPath}/:number`, (c) => {
    const order = shop.orders.find(c.req.param('number'), customerOf(c));
    return order ? orderPage(c, shop, order) : c.notFound();
  });
  app.post(`${culture}/sales/order/addtocart`, (c) => addLine(c, shop));
  app.post(`${culture}/sales/order/addalltocart`, (c) => addAll(c, shop));
}

function listPage(c: Ctx, shop: Shop): Response | Promise<Response> {
  const [code, t] = [c.get('culture'), textsOf(c).sales];
  const all = shop.orders.ofUser(c.get('user')!.id);
  const { rows, pages } = pageOf(all, c.req.query('pagenbr'), ordersOnPage, `/${code}/account/orders`);
  c.header('Cache-Control', 'no-store');
  const orders = rows.map((order) => orderView(order, code));
  return shop.view.page(c, 'orders', { title: t.title, orders, pages, notice: takeNotice(c) });
}

/** Returns an address in one line. */
export function addressLine(fields: Readonly<Record<string, string | undefined>>, c: Ctx): string {
  const names: Record<string, string> = texts[c.get('culture')].countries;
  const { Street, Number: number, Box, PostalCode, City, Country = '' } = fields;
  const street = [Street, number, Box].filter(Boolean).join(' ');
  return `${street}, ${PostalCode} ${City}, ${names[Country] ?? Country}`;
}

/** Field names of an order's address, by its purpose. */
const addressNames = {
  shipping: [
    'ShippingCountryId',
    'ShippingStreet1',
    'ShippingHouseNumber',
    'ShippingBoxNumber',
    'ShippingPostalCode',
    'ShippingCity',
  ],
  billing: [
    'BillingCountry',
    'BillingStreet1',
    'BillingHouseNumber',
    'BillingBoxNumber',
    'BillingPostalCode',
    'BillingCity',
  ],
} as const;

/** Returns an order's delivery address, in the field names of the address change form. */
export function deliveryAddressOf({ fields }: Order) {
  const isElsewhere = fields['SameAddressForShipping'] !== 'true' && Boolean(fields['ShippingStreet1']);
  const names = addressNames[isElsewhere ? 'shipping' : 'billing'];
  const [Country = '', Street = '', Number = '', Box = '', PostalCode = '', City = ''] = names.map(
    (name) => fields[name],
  );
  return { Country, Street, Number, Box, PostalCode, City };
}

function orderPage(c: Ctx, shop: Shop, order: Order): Response | Promise<Response> {
  const [code, t, state] = [c.get('culture'), textsOf(c), orderState(order)];
  const requested = shop.orderRequests.addressOf(order.number);
  const payment = paymentView(c, shop, order);
  c.header('Cache-Control', 'no-store');
  return shop.view.page(c, 'order-page', {
    title: fill(t.sales.order, order.number),
    order: orderView(order, code),
    delivery: order.delivery > 0 ? fill(t.delivery.ofWhich, formatMoney(order.delivery, code)) : '',
    name: [order.fields['BillingFirstName'], order.fields['BillingLastName']].join(' '),
    address: addressLine(deliveryAddressOf(order), c),
    canChange: state === 'placed' && !requested,
    requestedAddress: requested && fill(t.sales.changeWhy, addressLine(requested, c)),
    canRefund: state === 'delivered' && returnableLines(order, shop.orderRequests).some(({ max }) => max > 0),
    isOpen: state === 'placed' && !payment.isPaid,
    payment,
    notice: takeNotice(c),
  });
}

const backTo = (c: Ctx, number: string | undefined): Response =>
  c.redirect(`/${c.get('culture')}/account/orders${number ? `/${encodeURIComponent(number)}` : ''}`, 303);

async function addLine(c: Ctx, shop: Shop): Promise<Response> {
  const fields = await fieldsOf(c);
  const { status, message } = orderLineAgain(c, shop, fields);
  const isDone = status === 200;
  if (isDone) await record(c, shop, fields);
  leaveNotice(c, { kind: isDone ? 'done' : 'refused', text: message, cart: isDone });
  return backTo(c, status === 404 ? undefined : fields['OrderId']);
}

async function addAll(c: Ctx, shop: Shop): Promise<Response> {
  const t = textsOf(c).sales;
  const { OrderId = '' } = await fieldsOf(c);
  const order = shop.orders.find(OrderId, customerOf(c));
  if (!order) {
    leaveNotice(c, { kind: 'refused', text: t.gone });
    return backTo(c, undefined);
  }
  const { added, left } = orderAllAgain(c, shop, order);
  if (added > 0) await record(c, shop, { OrderId });
  const message = added > 0 ? plural(t.addedAll, added, c.get('culture')) : t.addedNone;
  const rest = left.length > 0 ? ` ${fill(t.left, left.join(', '))}` : '';
  leaveNotice(c, { kind: left.length > 0 ? 'limit' : 'done', text: message + rest, cart: added > 0 });
  return backTo(c, order.number);
}
