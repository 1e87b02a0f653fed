import type { Hono } from 'hono';
import type { Order } from '../data/order-reader.ts';
import type { Ctx, Env } from '../http/env.ts';
import { addressCountries } from '../rules/countries.ts';
import { checkForm, readValues } from '../rules/form.ts';
import type { Complaints, Values } from '../rules/form.ts';
import { orderState } from '../rules/order-state.ts';
import { deliveryAddressFields } from '../rules/visitor-forms.ts';
import type { DeliveryAddressFieldName } from '../rules/visitor-forms.ts';
import type { Shop } from '../shop.ts';
import { fill } from '../texts/index.ts';
import { formView } from './form-view.ts';
import { customerOf, fieldsOf, record } from './forms.ts';
import { leaveNotice } from './notices.ts';
import { addressLine, deliveryAddressOf } from './order-list.ts';
import { textsOf } from './view.ts';

const culture = '/:culture{(?:fr|nl)}';
type AddressValues = Values<DeliveryAddressFieldName>;

/** Routes that request another address for an order that is not delivered yet (SAL-01). */
export function orderAddressRoutes(app: Hono<Env>, shop: Shop): void {
  app.get(`${culture}/account/orders/:number/address`, (c) => {
    const order = shop.orders.find(c.req.param('number'), customerOf(c));
    if (!order) return c.notFound();
    const rejection = rejectionOf(c, shop, order);
    if (rejection) return reject(c, order.number, rejection);
    const values = readValues<DeliveryAddressFieldName>(deliveryAddressFields, deliveryAddressOf(order));
    return addressPage(c, shop, order, { values });
  });
  app.post(`${culture}/sales/order/ChangeDeliveryAddressRequest`, (c) => requestChange(c, shop));
}

const isScript = (c: Ctx): boolean => c.req.header('x-requested-with') === 'XMLHttpRequest';

const orderHref = (c: Ctx, number: string): string =>
  `/${c.get('culture')}/account/orders/${encodeURIComponent(number)}`;

function rejectionOf(c: Ctx, { orderRequests }: Shop, order: Order): string | undefined {
  const t = textsOf(c).sales;
  if (orderRequests.addressOf(order.number)) return fill(t.changeTwice, order.number);
  return orderState(order) === 'placed' ? undefined : fill(t.changeLate, order.number);
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Sends a message: to scripts as a fragment, otherwise as a notice on the order's page. */
function say(c: Ctx, kind: 'error' | 'success', text: string, href: string): Response | Promise<Response> {
  if (isScript(c)) return c.html(`<p data-${kind}-message="${escapeAttribute(text)}"></p>`);
  leaveNotice(c, { kind: kind === 'error' ? 'refused' : 'done', text });
  return c.redirect(href, 303);
}

const reject = (c: Ctx, number: string, text: string) => say(c, 'error', text, orderHref(c, number));

async function requestChange(c: Ctx, shop: Shop): Promise<Response> {
  const fields = await fieldsOf(c);
  const t = textsOf(c).sales;
  const order = shop.orders.find(fields['OrderId'] ?? '', customerOf(c));
  if (!order) return say(c, 'error', t.gone, `/${c.get('culture')}/account/orders`);
  const rejection = rejectionOf(c, shop, order);
  if (rejection) return reject(c, order.number, rejection);
  const values = readValues<DeliveryAddressFieldName>(deliveryAddressFields, fields);
  if (fields['Edit']) return addressPage(c, shop, order, { values });
  const complaints = await checkForm<DeliveryAddressFieldName>(shop.testValue, deliveryAddressFields, values);
  if (complaints.size > 0) return addressPage(c, shop, order, { values, complaints });
  const isAbroad = values.Country !== deliveryAddressOf(order).Country;
  if (isAbroad && fields['Confirmed'] !== 'true') return checkPage(c, shop, order, values);
  if (!shop.orderRequests.requestAddress(order.number, values))
    return reject(c, order.number, fill(t.changeTwice, order.number));
  await record(c, shop, fields);
  return say(c, 'success', fill(t.changeDone, order.number), orderHref(c, order.number));
}

interface AddressPage {
  readonly values: AddressValues;
  readonly complaints?: Complaints<DeliveryAddressFieldName>;
}

function addressPage(
  c: Ctx,
  { view }: Shop,
  order: Order,
  { values, complaints = new Map() }: AddressPage,
): Promise<Response> {
  const [t, code] = [textsOf(c), c.get('culture')];
  const form = {
    fields: deliveryAddressFields,
    labels: t.address.orderLabels,
    values,
    complaints,
    culture: code,
  };
  c.header('Cache-Control', 'no-store');
  return view.page(
    c,
    'order-address',
    {
      title: fill(t.sales.changeTitle, order.number),
      number: order.number,
      back: orderHref(c, order.number),
      ...formView<DeliveryAddressFieldName>({ ...form, idPrefix: 'change-' }),
      countries: addressCountries.map((country) => ({ code: country, name: t.countries[country] })),
    },
    complaints.size > 0 ? 422 : 200,
  );
}

/** Renders the page that confirms an address abroad, since the delivery takes longer. */
function checkPage(c: Ctx, { view }: Shop, order: Order, values: AddressValues): Promise<Response> {
  const t = textsOf(c).sales;
  c.header('Cache-Control', 'no-store');
  return view.page(c, 'order-address-check', {
    title: t.changeCheckTitle,
    number: order.number,
    lead: fill(t.changeCheck, order.number),
    address: addressLine(values, c),
    values: Object.entries(values).map(([name, value]) => ({ name, value })),
  });
}
