import type { Hono } from 'hono';
import { findVariant, productOf } from '../assortment/index.ts';
import type { Variant } from '../assortment/model.ts';
import type { CartChange } from '../data/carts.ts';
import { findPickedVariant, readPicks } from '../data/variations.ts';
import type { Ctx, Env } from '../http/env.ts';
import { parseQuantity } from '../rules/quantity.ts';
import type { Shop } from '../shop.ts';
import { fill } from '../texts/index.ts';
import { cartView, limitMessage } from './cart-view.ts';
import { choicesView } from './choices-view.ts';
import { countryOf } from './country.ts';
import { fieldsOf, record } from './forms.ts';
import { leaveNotice, takeNotice } from './notices.ts';
import { fullName, variantHref } from './product-view.ts';
import { suggestions } from './suggestions.ts';
import { textsOf } from './view.ts';

export function cartRoutes(app: Hono<Env>, shop: Shop): void {
  const { view, carts } = shop;
  const cartPath = '/:culture{(?:fr|nl)}/shoppingcarts';
  const cartOf = (c: Ctx) => {
    const { id } = c.get('session');
    return cartView(carts.of(id), c.get('culture'), countryOf(c, shop), shop.choices.of(id));
  };

  app.get(cartPath, (c) =>
    view.page(c, 'cart', {
      title: textsOf(c).cart.title,
      cart: cartOf(c),
      ...choicesView(c, shop),
      suggestions: suggestions(c, shop),
      notice: takeNotice(c),
    }),
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

/** Adds to the cart and returns to the product's page, whose notice links to the cart. */
async function addToCart(c: Ctx, shop: Shop): Promise<Response> {
  const fields = await fieldsOf(c);
  const shown = findVariant(Number(fields['ProductVariantId']));
  if (!shown) return reject(c, 'not-found');
  const picks = readPicks((name) => fields[name]);
  const variant = findPickedVariant(productOf(shown), shown, picks);
  const quantity = parseQuantity(fields['Quantity'] || '1');
  if (!variant) return rejectItem(c, shown, textsOf(c).product.noVariant, fields['Quantity']);
  if (quantity === undefined) return rejectItem(c, variant, textsOf(c).cart.refusals.quantity);
  const change = shop.carts.add(c.get('session').id, variant.id, quantity, fields['Name']);
  if (!change.done) return rejectItem(c, variant, outOfStockText(c, variant), fields['Quantity']);
  await record(c, shop);
  leaveNotice(c, { ...outcome(c, change, addedText(c, variant)), cart: true });
  return c.redirect(variantHref(c.get('culture'), variant), 303);
}

/** Returns to the page of the chosen variant with the reason; the typed quantity is preserved. */
function rejectItem(c: Ctx, variant: Variant, text: string, typed?: string): Response {
  leaveNotice(c, { kind: 'refused', text });
  return c.redirect(variantHref(c.get('culture'), variant, typed), 303);
}

const outOfStockText = (c: Ctx, variant: Variant): string =>
  fill(textsOf(c).product.outOfStock, fullName(variant, c.get('culture')));

async function changeLine(c: Ctx, shop: Shop): Promise<Response> {
  const quantity = parseQuantity((await fieldsOf(c))['Quantity']);
  if (quantity === undefined) return reject(c, 'quantity');
  const change = shop.carts.setQuantity(c.get('session').id, Number(c.req.param('id')), quantity);
  if (change.done) await record(c, shop);
  const { kind, text } = outcome(c, change, textsOf(c).cart.updated);
  return backToCart(c, kind, text);
}

async function deleteLine(c: Ctx, shop: Shop): Promise<Response> {
  if (!shop.carts.remove(c.get('session').id, Number(c.req.param('id')))) return reject(c, 'not-found');
  await record(c, shop);
  return backToCart(c, 'done', textsOf(c).cart.removed);
}

function outcome(c: Ctx, change: CartChange, done: string) {
  if (!change.done) return { kind: 'refused' as const, text: textsOf(c).cart.refusals[change.problem] };
  if (!change.reason) return { kind: 'done' as const, text: done };
  const culture = c.get('culture');
  const limit = limitMessage(change.reason, change.line, culture);
  const text = fill(textsOf(c).cart.limited, change.line.product.name[culture], limit);
  return { kind: 'limit' as const, text };
}

const addedText = (c: Ctx, variant: Variant): string =>
  fill(textsOf(c).product.added, fullName(variant, c.get('culture')));

const reject = (c: Ctx, problem: 'not-found' | 'sold-out' | 'quantity'): Response =>
  backToCart(c, 'refused', textsOf(c).cart.refusals[problem]);

function backToCart(c: Ctx, kind: 'done' | 'limit' | 'refused', text: string): Response {
  leaveNotice(c, { kind, text });
  return c.redirect(`/${c.get('culture')}/shoppingcarts`, 303);
}
