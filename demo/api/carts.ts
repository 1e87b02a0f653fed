import type { Hono } from 'hono';
import type { Culture } from '../culture.ts';
import type { CartChange } from '../data/carts.ts';
import type { Env } from '../http/env.ts';
import { cartItem, cartSummary, limitMessage } from '../pages/cart-view.ts';
import { record } from '../pages/forms.ts';
import { textsOf } from '../pages/view.ts';
import type { Shop } from '../shop.ts';
import { readPayload, rejection } from './payload.ts';
import { changeQuantitySchema } from './schemas.ts';

const itemPath = '/api/v1/shoppingcarts/shoppingcartitems/:id{[0-9]+}';

export function cartCalls(app: Hono<Env>, shop: Shop): void {
  const { carts } = shop;

  app.get('/api/v1/shoppingcarts', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json(cartSummary(shop, c.get('session').id, c.get('culture')));
  });

  app.put(itemPath, async (c) => {
    const payload = await readPayload(c, changeQuantitySchema);
    if (payload instanceof Response) return payload;
    const [session, culture] = [c.get('session'), c.get('culture')];
    const change = carts.setQuantity(session.id, Number(c.req.param('id')), payload.Quantity);
    if (!change.done) return rejection(c, change.problem);
    await record(c, shop, payload);
    const summary = cartSummary(shop, session.id, culture);
    return c.json({
      ...summary,
      Message: changeMessage(change, culture) ?? '',
      Item: cartItem(change.line, culture),
    });
  });

  app.delete(itemPath, async (c) => {
    const [session, culture] = [c.get('session'), c.get('culture')];
    const id = Number(c.req.param('id'));
    if (!carts.remove(session.id, id)) return rejection(c, 'not-found');
    await record(c, shop, { Id: id });
    return c.json({ ...cartSummary(shop, session.id, culture), Message: textsOf(c).cart.removed });
  });
}

/** Returns the message for a quantity that was limited; undefined when the full quantity was accepted. */
export const changeMessage = (change: CartChange, culture: Culture): string | undefined =>
  change.done && change.reason ? limitMessage(change.reason, change.line, culture) : undefined;
