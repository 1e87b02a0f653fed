import type { Hono } from 'hono';
import { array, integer, maxLength, minValue, number, object, pipe, string, transform, union } from 'valibot';
import { findVariant, productOf } from '../assortment/index.ts';
import type { Ctx, Env } from '../http/env.ts';
import { cartSummary } from '../pages/cart-view.ts';
import { record } from '../pages/forms.ts';
import { fullName } from '../pages/product-view.ts';
import { textsOf } from '../pages/view.ts';
import { orderLines, orderMessage } from '../pages/wishlist-order.ts';
import { readListDescription, readListName, readQuantity } from '../rules/list-texts.ts';
import type { Shop } from '../shop.ts';
import { fill } from '../texts/index.ts';
import { readPayload } from './payload.ts';

const path = '/api/v1/catalog/wishlist';

const whole = pipe(
  union([number(), string()]),
  transform((value) => Number(value)),
  integer(),
);

const orderSchema = object({
  WishlistId: whole,
  Items: pipe(array(object({ variantId: whole, qty: pipe(whole, minValue(1)) })), maxLength(500)),
});

const userOf = (c: Ctx): string => c.get('user')!.id;
const idOf = (c: Ctx, name: string): number => Number(c.req.query(name));

/** Rejects a call with a message, in the form of all calls of the shop. */
const reject = (c: Ctx, message: string, status: 400 | 404): Response => c.json({ Message: message }, status);

/** Records an applied write with its query, which carries the values of these calls. */
const remember = (c: Ctx, shop: Shop): Promise<void> =>
  record(c, shop, Object.fromEntries(new URL(c.req.url).searchParams));

/** Routes of wishlists and birth lists (WSH-09); the sign-in is checked before. */
export function wishlistCalls(app: Hono<Env>, shop: Shop): void {
  reads(app, shop);
  additions(app, shop);
  removals(app, shop);
  edits(app, shop);
  orders(app, shop);
}

/** Routes that read lists; a guest gets an empty result. */
function reads(app: Hono<Env>, { wishlists }: Shop): void {
  app.get(`${path}/products/count`, (c) => {
    const user = c.get('user');
    c.header('Cache-Control', 'no-store');
    return c.json({ Count: user ? wishlists.count(user.id) : 0 });
  });
  app.get(`${path}/isinthelist`, (c) => {
    const user = c.get('user');
    c.header('Cache-Control', 'no-store');
    const productId = idOf(c, 'ProductId');
    const isIn = (id: string) =>
      productId
        ? wishlists.productIds(id).has(productId)
        : wishlists.isIn(id, idOf(c, 'ProductVariantId'), idOf(c, 'WishlistId') || undefined);
    return c.json({ IsInTheList: user ? isIn(user.id) : false });
  });
}

function additions(app: Hono<Env>, shop: Shop): void {
  app.post(`${path}/addproductvariant`, async (c) => {
    const [t, culture] = [textsOf(c).wishlists, c.get('culture')];
    const variant = findVariant(idOf(c, 'ProductVariantId'));
    const quantity = readQuantity(c.req.query('Quantity') ?? '1');
    if (!variant) return reject(c, t.lineGone, 404);
    if (!quantity) return reject(c, t.quantityProblem, 400);
    const list = shop.wishlists.add(userOf(c), idOf(c, 'WishlistId'), variant.id, quantity);
    if (!list) return reject(c, t.gone, 404);
    await remember(c, shop);
    const item = { item_id: variant.sku, item_name: productOf(variant).name[culture], quantity };
    return c.json({
      Message: fill(t.added, fullName(variant, culture), list.name),
      DataLayer: { event: 'add_to_wishlist', ecommerce: { items: [item] } },
      WishlistId: list.id,
    });
  });
}

function removals(app: Hono<Env>, shop: Shop): void {
  const { wishlists } = shop;
  const done = async (c: Ctx, isDone: boolean, problem: string) => {
    if (!isDone) return reject(c, problem, 404);
    await remember(c, shop);
    return c.json({});
  };
  app.delete(`${path}/deletefromlist`, (c) =>
    done(c, wishlists.removeLine(userOf(c), idOf(c, 'Id')), textsOf(c).wishlists.lineGone),
  );
  app.delete(`${path}/deletefromlist/:variantId/:listId`, (c) => {
    const { variantId, listId } = c.req.param();
    const isDone = wishlists.removeVariant(userOf(c), Number(listId), Number(variantId));
    return done(c, isDone, textsOf(c).wishlists.lineGone);
  });
  app.delete(`${path}/deletefromalllist/:variantId`, (c) => {
    wishlists.removeEverywhere(userOf(c), Number(c.req.param('variantId')));
    return done(c, true, '');
  });
}

function edits(app: Hono<Env>, shop: Shop): void {
  const { wishlists } = shop;
  app.post(`${path}/updatequantity`, (c) => changeQuantity(c, shop));

  app.post(`${path}/updatename`, async (c) => {
    const name = readListName(c.req.query('Name'));
    if (name === undefined) return reject(c, textsOf(c).wishlists.nameProblem, 400);
    if (!wishlists.rename(userOf(c), idOf(c, 'Id'), name)) return reject(c, textsOf(c).wishlists.gone, 404);
    await remember(c, shop);
    return c.json({ IsSuccessfull: true });
  });

  app.post(`${path}/updatedescription`, async (c) => {
    const text = readListDescription(c.req.query('Description'));
    if (text === undefined) return reject(c, textsOf(c).wishlists.descriptionProblem, 400);
    if (!wishlists.describe(userOf(c), idOf(c, 'Id'), text)) return reject(c, textsOf(c).wishlists.gone, 404);
    await remember(c, shop);
    return c.json({ IsSuccessfull: true });
  });

  app.post(`${path}/delete`, async (c) => {
    if (!wishlists.remove(userOf(c), idOf(c, 'Id'))) return reject(c, textsOf(c).wishlists.gone, 404);
    await remember(c, shop);
    return c.json({ Uri: `/${c.get('culture')}/catalog/wishlist/list` });
  });
}

/** The response's body, not its status, says whether the quantity was accepted (WSH-06). */
async function changeQuantity(c: Ctx, shop: Shop): Promise<Response> {
  const [t, id] = [textsOf(c).wishlists, idOf(c, 'Id')];
  const line = shop.wishlists.line(userOf(c), id);
  if (!line) return reject(c, t.lineGone, 404);
  const quantity = readQuantity(c.req.query('Quantity'));
  const answer = { WishlistProductId: id, Quantity: quantity ?? line.quantity };
  if (!quantity) return c.json({ ...answer, IsSuccessfull: false, Message: t.quantityProblem });
  shop.wishlists.setQuantity(userOf(c), id, quantity);
  await remember(c, shop);
  return c.json({ ...answer, IsSuccessfull: true });
}

/** Route that adds list entries to the visitor's cart; shared lists are allowed, too. */
function orders(app: Hono<Env>, shop: Shop): void {
  app.post('/api/v1/catalog/products/addwishlisttocart', async (c) => {
    const payload = await readPayload(c, orderSchema);
    if (payload instanceof Response) return payload;
    const [{ id }, culture] = [c.get('session'), c.get('culture')];
    const taken = orderLines(shop, id, payload.Items, culture);
    await record(c, shop, payload);
    return c.json({
      ...cartSummary(shop, id, culture),
      Message: orderMessage(taken, culture),
      Items: taken.map(({ variantId, qty, message }) => ({ variantId, qty, Message: message })),
      DataLayer: { event: 'add_to_cart', ecommerce: { items: taken.map(({ qty }) => ({ quantity: qty })) } },
    });
  });
}
