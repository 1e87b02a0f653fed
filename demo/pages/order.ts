import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import type { Address } from '../data/addresses.ts';
import type { Order } from '../data/placed-orders.ts';
import type { Culture } from '../culture.ts';
import { orderCountries } from '../rules/countries.ts';
import { checkForm } from '../rules/form.ts';
import type { Complaints } from '../rules/form.ts';
import type { Ctx, Env } from '../http/env.ts';
import { formatMoney } from '../rules/money.ts';
import { mostGiftWraps, orderFields, readOrderValues } from '../rules/order-form.ts';
import type { OrderFieldName, OrderValues } from '../rules/order-form.ts';
import type { Shop } from '../shop.ts';
import { fill, texts } from '../texts/index.ts';
import { cartView } from './cart-view.ts';
import { customerOf, fieldsOf, record } from './forms.ts';
import { formView } from './form-view.ts';
import { photo } from './photo-view.ts';
import { variantName } from './product-view.ts';
import { textsOf } from './view.ts';

const orderPath = '/:culture{(?:fr|nl)}/checkout';

export function orderRoutes(app: Hono<Env>, shop: Shop): void {
  app.get(orderPath, async (c) => {
    const { giftWraps, id } = c.get('session');
    if (shop.carts.of(id).count === 0) return c.redirect(`/${c.get('culture')}/shoppingcarts`, 303);
    const user = c.get('user');
    const initial = {
      BillingFirstName: user?.firstName,
      BillingLastName: user?.lastName,
      Email: user?.email,
      BillingCountry: 'BE',
      ...(user && deliveryOf(shop.addresses.of(user.id))),
      PaymentMethod: 'BankTransfer',
      GiftWraps: String(giftWraps),
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

/** The customer's address, if the shop delivers there. */
function deliveryOf(address: Address | undefined) {
  if (!address || !orderCountries.some((code) => code === address.country)) return {};
  return {
    BillingCountry: address.country,
    BillingStreet1: address.street,
    BillingHouseNumber: address.number,
    BillingBoxNumber: address.box,
    BillingPostalCode: address.postalCode,
    BillingCity: address.city,
  };
}

async function placeOrder(c: Ctx, shop: Shop): Promise<Response> {
  const fields = await fieldsOf(c);
  const values = readOrderValues(fields);
  const key = fields['OrderKey'] || randomUUID();
  const { sessionId, userId } = customerOf(c);
  const known = shop.orders.findByKey(key, sessionId);
  if (known) return confirmed(c, known);
  const cart = shop.carts.of(sessionId);
  if (cart.count === 0) return c.redirect(`/${c.get('culture')}/shoppingcarts`, 303);
  const complaints = await checkForm<OrderFieldName>(shop.testValue, orderFields, values);
  if (complaints.size > 0) return orderPage(c, shop, { values, key, complaints });
  const [culture, giftWraps] = [c.get('culture'), Number(values.GiftWraps)];
  const placing = shop.orders.place({ sessionId, userId, key, culture, fields: values, giftWraps, cart });
  if ('lacking' in placing) {
    const names = placing.lacking.map((product) => product.name[culture]).join(', ');
    return orderPage(c, shop, { values, key, lacking: fill(textsOf(c).order.lacking, names) });
  }
  await record(c, shop);
  return confirmed(c, placing.number);
}

const confirmed = (c: Ctx, number: string): Response =>
  c.redirect(`/${c.get('culture')}/checkout/confirmation/${number}`, 303);

interface OrderPage {
  readonly values: OrderValues;
  readonly key: string;
  readonly complaints?: Complaints<OrderFieldName>;
  readonly lacking?: string;
}

async function orderPage(c: Ctx, { view, carts }: Shop, page: OrderPage) {
  const { values, key, lacking, complaints = new Map() } = page;
  const culture = c.get('culture');
  const t = textsOf(c).order;
  const form = formView<OrderFieldName>({ fields: orderFields, labels: t, values, complaints, culture });
  const answer = await view.page(
    c,
    'order',
    {
      title: t.title,
      ...form,
      key,
      lacking,
      countries: orderCountries.map((code) => ({ code, name: texts[culture].countries[code] })),
      mostGiftWraps,
      cart: cartView(carts.of(c.get('session').id), culture),
    },
    lacking ? 409 : complaints.size > 0 ? 422 : 200,
  );
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}

function confirmedOrder(order: Order, culture: Culture) {
  const { BillingCountry = '' } = order.fields;
  const names: Record<string, string> = texts[culture].countries;
  return {
    ...order,
    country: names[BillingCountry],
    total: formatMoney(order.total, culture),
    lines: order.lines.map(({ product, variant, quantity, total }) => ({
      name: product.name[culture],
      variation: variantName(variant, culture),
      photo: photo(product, variant.colour, 'studio', culture),
      quantity,
      total: formatMoney(total, culture),
    })),
  };
}
