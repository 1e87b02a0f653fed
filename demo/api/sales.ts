import type { Hono } from 'hono';
import { boolean, looseObject, number, object, optional, pipe, string, transform, union } from 'valibot';
import type { Ctx, Env } from '../http/env.ts';
import { cartSummary } from '../pages/cart-view.ts';
import { record } from '../pages/forms.ts';
import { orderLineAgain } from '../pages/order-again.ts';
import { addCreditToCart } from '../pages/prepaid.ts';
import { textsOf } from '../pages/view.ts';
import type { Shop } from '../shop.ts';
import { readPayload } from './payload.ts';

const scalar = union([number(), string()]);

/** An order line's form, urlencoded or as JSON (T5). */
const orderLineSchema = looseObject({
  name: optional(string()),
  quantity: optional(scalar),
  price: optional(scalar),
  ItemKey: scalar,
  OrderId: scalar,
  ItemOrigin: optional(string()),
  currencyCode: optional(string()),
});

const creditSchema = object({ PrepaidAccountId: scalar, Quantity: optional(scalar, '') });

const notificationSchema = object({
  PrepaidAccountId: scalar,
  IsActivated: pipe(
    union([boolean(), string()]),
    transform((value) => String(value) === 'true'),
  ),
});

const least = 2;

/** Routes of orders, customers and prepaid accounts; the sign-in is checked before. */
export function salesCalls(app: Hono<Env>, shop: Shop): void {
  app.put('/api/v1/sales/orders/addtocart', (c) => addOrderLine(c, shop));
  app.get('/api/v1/sales/customers', (c) => findCustomers(c, shop));
  app.post('/api/v1/sales/prepaidaccounts/addtocart', (c) => addCredit(c, shop));
  app.post('/api/v1/sales/prepaidaccounts/setnotification', (c) => setNotification(c, shop));
}

async function addOrderLine(c: Ctx, shop: Shop): Promise<Response> {
  const payload = await readPayload(c, orderLineSchema);
  if (payload instanceof Response) return payload;
  const { status, message } = orderLineAgain(c, shop, payload);
  if (status !== 200) return c.json({ Message: message }, status);
  await record(c, shop, payload);
  return c.json({ ...cartSummary(shop, c.get('session').id, c.get('culture')), Message: message });
}

/** Finds customers, for the staff only. */
function findCustomers(c: Ctx, { customers }: Shop): Response {
  c.header('Cache-Control', 'no-store');
  if (!customers.isStaff(c.get('user')?.id)) return c.json({ Message: textsOf(c).staff.refused }, 403);
  const text = c.req.query('search') ?? '';
  const found = text.trim().length < least ? [] : customers.search(text);
  return c.json(found.map(({ email, number: id }) => ({ Email: email, CustomerId: id })));
}

/** Adds credit to the cart; the response is the address of the cart page. */
async function addCredit(c: Ctx, shop: Shop): Promise<Response> {
  const payload = await readPayload(c, creditSchema);
  if (payload instanceof Response) return payload;
  const problem = addCreditToCart(c, shop, payload);
  if (problem) return c.json({ Message: problem.message }, problem.status);
  await record(c, shop, payload);
  return c.json(`/${c.get('culture')}/shoppingcarts`);
}

async function setNotification(c: Ctx, shop: Shop): Promise<Response> {
  const payload = await readPayload(c, notificationSchema);
  if (payload instanceof Response) return payload;
  const { PrepaidAccountId, IsActivated } = payload;
  const isSaved = shop.prepaid.setNotification(c.get('user')!.id, String(PrepaidAccountId), IsActivated);
  if (!isSaved) return c.json({ Message: textsOf(c).prepaid.gone }, 404);
  await record(c, shop, payload);
  return c.body(null, 204);
}
