import type { Hono } from 'hono';
import { findVariant, productOf } from '../assortment/index.ts';
import type { CartChange } from '../data/carts.ts';
import type { Ctx, Env } from '../http/env.ts';
import { parseQuantity } from '../rules/quantity.ts';
import type { Shop } from '../shop.ts';
import { fill } from '../texts/index.ts';
import { cartView, limitMessage } from './cart-view.ts';
import { fieldsOf, record } from './forms.ts';
import { leaveNotice, takeNotice } from './notices.ts';
import { textsOf } from './view.ts';

export function cartRoutes(app: Hono<Env>, shop: Shop): void {
  const { view, carts } = shop;
  const cartPath = '/:culture{(?:fr|nl)}/shoppingcarts';
  const cartOf = (c: Ctx) => cartView(carts.of(c.get('session').id), c.get('culture'));

  app.get(cartPath, (c) =>
    view.page(c, 'cart', { title: textsOf(c).cart.title, cart: cartOf(c), notice: takeNotice(c) }),
  );
  app.on('GET', ['/:culture{(?:fr|nl)}/widget/shoppingcartitems', '/widget/shoppingcartitems'], (c) =>
    view.fragment(c, 'parts/mini-cart-items', { cart: cartOf(c) }),
  );
  app.post(`${cartPath}/add`, (c) => addToCart(c, shop));
  app.post(`${cartPath}/items/:id`, (c) => changeLine(c, shop));
  app.post(`${cartPath}/items/:id/delete`, (c) => deleteLine(c, shop));
  app.get(`${cartPath}/clear`, (c) => view.page(c, 'cart-clear', { title: textsOf(c).cart.clearTitle }));
  app.post(`${cartPath}/clear`, async (c) => {
    carts.clear(c.get('session').id);
    await record(c, shop);
    return backToCart(c, 'done', textsOf(c).cart.cleared);
  });
}

/** After adding, back to the product, which says so and shows the way to the cart. */
async function addToCart(c: Ctx, shop: Shop): Promise<Response> {
  const { ProductVariantId, Quantity, Name } = await fieldsOf(c);
  const variant = findVariant(Number(ProductVariantId));
  if (!variant) return refuse(c, 'not-found');
  const product = productOf(variant);
  const href = `/${c.get('culture')}/catalog/product/${product.slug}?variant=${variant.id}`;
  const quantity = parseQuantity(Quantity || '1');
  if (quantity === undefined) {
    leaveNotice(c, { kind: 'refused', text: textsOf(c).cart.refusals.quantity });
    return c.redirect(href, 303);
  }
  const change = shop.carts.add(c.get('session').id, variant.id, quantity, Name);
  if (change.done) await record(c, shop);
  leaveNotice(c, { ...outcome(c, change, addedText(c, change)), cart: true });
  return c.redirect(href, 303);
}

async function changeLine(c: Ctx, shop: Shop): Promise<Response> {
  const quantity = parseQuantity((await fieldsOf(c))['Quantity']);
  if (quantity === undefined) return refuse(c, 'quantity');
  const change = shop.carts.setQuantity(c.get('session').id, Number(c.req.param('id')), quantity);
  if (change.done) await record(c, shop);
  const { kind, text } = outcome(c, change, textsOf(c).cart.updated);
  return backToCart(c, kind, text);
}

async function deleteLine(c: Ctx, shop: Shop): Promise<Response> {
  if (!shop.carts.remove(c.get('session').id, Number(c.req.param('id')))) return refuse(c, 'not-found');
  await record(c, shop);
  return backToCart(c, 'done', textsOf(c).cart.removed);
}

function outcome(c: Ctx, change: CartChange, done: string) {
  if (!change.done) return { kind: 'refused' as const, text: textsOf(c).cart.refusals[change.problem] };
  if (!change.reason) return { kind: 'done' as const, text: done };
  const culture = c.get('culture');
  const limit = limitMessage(change.reason, change.line.quantity, culture);
  const text = fill(textsOf(c).cart.limited, change.line.product.name[culture], limit);
  return { kind: 'limit' as const, text };
}

const addedText = (c: Ctx, change: CartChange): string =>
  change.done ? fill(textsOf(c).product.added, change.line.product.name[c.get('culture')]) : '';

const refuse = (c: Ctx, problem: 'not-found' | 'sold-out' | 'quantity'): Response =>
  backToCart(c, 'refused', textsOf(c).cart.refusals[problem]);

function backToCart(c: Ctx, kind: 'done' | 'limit' | 'refused', text: string): Response {
  leaveNotice(c, { kind, text });
  return c.redirect(`/${c.get('culture')}/shoppingcarts`, 303);
}
