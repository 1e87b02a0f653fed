import type { Hono } from 'hono';
import { findVariant } from '../assortment/index.ts';
import type { Variant } from '../assortment/model.ts';
import type { ListKind, Wishlist } from '../data/wishlists.ts';
import type { Ctx, Env } from '../http/env.ts';
import { longestName, readListDescription, readListName, readQuantity } from '../rules/list-texts.ts';
import type { Shop } from '../shop.ts';
import { fill } from '../texts/index.ts';
import { fieldsOf, record } from './forms.ts';
import { leaveNotice, takeNotice } from './notices.ts';
import { fullName } from './product-view.ts';
import { textsOf } from './view.ts';
import { orderLines, orderMessage } from './wishlist-order.ts';
import { listHref, listPath, listView, listsView, pageProps, popupView } from './wishlist-view.ts';

const path = '/:culture{(?:fr|nl)}/catalog/wishlist';

/** Routes of wishlists and birth lists; except for shared lists, only signed-in users reach them. */
export function wishlistRoutes(app: Hono<Env>, shop: Shop): void {
  popupRoutes(app, shop);
  listRoutes(app, shop);
  listForms(app, shop);
  sharedRoutes(app, shop);
}

const userOf = (c: Ctx): string => c.get('user')!.id;
const readKind = (text: string | undefined): ListKind => (text === 'birthlist' ? 'birthlist' : 'wishlist');
const idOf = (c: Ctx): number => Number(c.req.param('id'));

const say = (c: Ctx, kind: 'done' | 'refused', text: string): void => leaveNotice(c, { kind, text });

/** Returns the popup's address with the values of a form. */
function popupHref(c: Ctx, fields: Partial<Record<string, string>>, created?: number): string {
  const names = ['Kind', 'ProductId', 'ProductVariantId', 'Quantity'];
  const known = names.flatMap((name) => (fields[name] ? [[name, fields[name]] as [string, string]] : []));
  const query = new URLSearchParams(known);
  if (created !== undefined) query.set('created', String(created));
  return `/${c.get('culture')}/catalog/wishlist/popup?${query}`;
}

function popupRoutes(app: Hono<Env>, shop: Shop): void {
  app.get(`${path}/popup`, (c) => {
    const t = textsOf(c).wishlists;
    const kind = readKind(c.req.query('Kind'));
    const popup = popupView({
      lists: shop.wishlists.of(userOf(c), kind),
      kind,
      variant: findVariant(Number(c.req.query('ProductVariantId'))),
      quantity: readQuantity(c.req.query('Quantity')) ?? 1,
      created: Number(c.req.query('created')) || undefined,
      culture: c.get('culture'),
    });
    c.header('Cache-Control', 'no-store');
    const title = t.popupTitles[kind];
    return shop.view.page(c, 'wishlist-popup', { title, popup, longestName, notice: takeNotice(c) });
  });
  app.post(`${path}/popup`, (c) => changeMembership(c, shop));
  app.post(`${path}/create`, (c) => createList(c, shop));
}

/** Applies the form without scripts: adds to a list, or removes from one list or from all. */
async function changeMembership(c: Ctx, shop: Shop): Promise<Response> {
  const fields = await fieldsOf(c);
  const variant = findVariant(Number(fields['ProductVariantId']));
  const list = shop.wishlists.find(userOf(c), Number(fields['WishlistId']));
  if (!variant) return c.notFound();
  if (!list && fields['action'] !== 'removeall') say(c, 'refused', textsOf(c).wishlists.gone);
  else await applyMembership(c, shop, variant, list, fields);
  return c.redirect(popupHref(c, fields), 303);
}

async function applyMembership(
  c: Ctx,
  shop: Shop,
  variant: Variant,
  list: Wishlist | undefined,
  { action, Quantity }: Partial<Record<string, string>>,
): Promise<void> {
  const [t, user] = [textsOf(c).wishlists, userOf(c)];
  const name = fullName(variant, c.get('culture'));
  if (action === 'removeall') {
    shop.wishlists.removeEverywhere(user, variant.id);
    say(c, 'done', fill(t.removedAll, name));
  } else if (action === 'remove') {
    shop.wishlists.removeVariant(user, list!.id, variant.id);
    say(c, 'done', fill(t.removed, name, list!.name));
  } else {
    shop.wishlists.add(user, list!.id, variant.id, readQuantity(Quantity) ?? 1);
    say(c, 'done', fill(t.added, name, list!.name));
  }
  await record(c, shop);
}

/** Creates a list, from the popup or from the list page. */
async function createList(c: Ctx, shop: Shop): Promise<Response> {
  const fields = await fieldsOf(c);
  const name = readListName(fields['Name']);
  const isPopup = fields['from'] !== 'list';
  const back = isPopup ? popupHref(c, fields) : listPath(c.get('culture'));
  if (name === undefined) {
    say(c, 'refused', textsOf(c).wishlists.nameProblem);
    return c.redirect(back, 303);
  }
  const id = shop.wishlists.create(userOf(c), readKind(fields['Kind']), name);
  await record(c, shop);
  say(c, 'done', fill(textsOf(c).wishlists.created, name));
  return c.redirect(isPopup ? popupHref(c, fields, id) : listHref(c.get('culture'), id), 303);
}

/** Returns the requested list; the first one when none is requested or it no longer exists. */
function chosenList(lists: readonly Wishlist[], id: string | undefined): Wishlist | undefined {
  return lists.find((list) => String(list.id) === id) ?? lists[0];
}

const shownList = (c: Ctx, { stock }: Shop, list: Wishlist | undefined, canEdit = true) =>
  list &&
  listView({
    list,
    culture: c.get('culture'),
    available: stock.availableIds(),
    origin: new URL(c.req.url).origin,
    canEdit,
  });

function listRoutes(app: Hono<Env>, shop: Shop): void {
  app.get(`${path}/list`, (c) => {
    const [t, culture] = [textsOf(c).wishlists, c.get('culture')];
    const lists = shop.wishlists.of(userOf(c));
    const list = chosenList(lists, c.req.query('Id'));
    c.header('Cache-Control', 'no-store');
    return shop.view.page(c, 'wishlists', {
      title: t.title,
      lists: listsView(lists, list?.id, culture),
      pageProps: pageProps(lists, culture),
      list: shownList(c, shop, list),
      longestName,
      notice: takeNotice(c),
    });
  });
  app.get(`${path}/list_item`, (c) => {
    const list = shop.wishlists.find(userOf(c), Number(c.req.query('wishlistid')));
    if (!list) return c.notFound();
    return shop.view.fragment(c, 'parts/wishlist', { list: shownList(c, shop, list) });
  });
  app.get(`${path}/list/:id/delete`, async (c) => {
    const list = shop.wishlists.find(userOf(c), idOf(c));
    if (!list) return c.redirect(listPath(c.get('culture')), 303);
    return shop.view.page(c, 'wishlist-delete', { title: textsOf(c).wishlists.confirmDelete, list });
  });
}

/** Applies a form of the list page, and shows the list with the result. */
async function apply(
  c: Ctx,
  shop: Shop,
  listId: number | undefined,
  problem: string,
  done = textsOf(c).wishlists.saved,
): Promise<Response> {
  if (problem) say(c, 'refused', problem);
  else {
    await record(c, shop);
    say(c, 'done', done);
  }
  const culture = c.get('culture');
  return c.redirect(listId === undefined ? listPath(culture) : listHref(culture, listId), 303);
}

function listForms(app: Hono<Env>, shop: Shop): void {
  const { wishlists } = shop;
  app.post(`${path}/list/:id/rename`, async (c) => {
    const t = textsOf(c).wishlists;
    const name = readListName((await fieldsOf(c))['Name']);
    if (name === undefined) return apply(c, shop, idOf(c), t.nameProblem);
    return apply(c, shop, idOf(c), wishlists.rename(userOf(c), idOf(c), name) ? '' : t.gone);
  });
  app.post(`${path}/list/:id/describe`, async (c) => {
    const t = textsOf(c).wishlists;
    const text = readListDescription((await fieldsOf(c))['Description']);
    if (text === undefined) return apply(c, shop, idOf(c), t.descriptionProblem);
    return apply(c, shop, idOf(c), wishlists.describe(userOf(c), idOf(c), text) ? '' : t.gone);
  });
  app.post(`${path}/list/:id/delete`, async (c) => {
    const isDone = wishlists.remove(userOf(c), idOf(c));
    const t = textsOf(c).wishlists;
    return apply(c, shop, undefined, isDone ? '' : t.gone, t.deleted);
  });
  app.post(`${path}/list/:id/order`, (c) => {
    const list = wishlists.find(userOf(c), idOf(c));
    return orderAndShowCart(c, shop, list);
  });
  app.post(`${path}/lines/:id`, (c) => changeLine(c, shop));
  app.post(`${path}/lines/:id/delete`, (c) => {
    const line = wishlists.line(userOf(c), idOf(c));
    const isDone = wishlists.removeLine(userOf(c), idOf(c));
    return apply(c, shop, line?.listId, isDone ? '' : textsOf(c).wishlists.lineGone);
  });
}

async function changeLine(c: Ctx, shop: Shop): Promise<Response> {
  const t = textsOf(c).wishlists;
  const line = shop.wishlists.line(userOf(c), idOf(c));
  const quantity = readQuantity((await fieldsOf(c))['Quantity']);
  if (!line) return apply(c, shop, undefined, t.lineGone);
  if (!quantity) return apply(c, shop, line.listId, t.quantityProblem);
  shop.wishlists.setQuantity(userOf(c), line.id, quantity);
  return apply(c, shop, line.listId, '');
}

/** Adds the list to the cart; the cart page shows the result. */
async function orderAndShowCart(c: Ctx, shop: Shop, list: Wishlist | undefined): Promise<Response> {
  const culture = c.get('culture');
  if (!list) return apply(c, shop, undefined, textsOf(c).wishlists.gone);
  const items = list.lines.map(({ variant, quantity }) => ({ variantId: variant.id, qty: quantity }));
  const taken = orderLines(shop, c.get('session').id, items, culture);
  await record(c, shop);
  say(c, taken.some(({ qty }) => qty > 0) ? 'done' : 'refused', orderMessage(taken, culture));
  return c.redirect(`/${culture}/shoppingcarts`, 303);
}

/** Routes of a shared list: visitors can view it and order from it; only the owner changes it. */
function sharedRoutes(app: Hono<Env>, shop: Shop): void {
  app.get(`${path}/shared/:token`, (c) => {
    const list = shop.wishlists.shared(c.req.param('token'));
    if (!list) return c.notFound();
    const title = fill(textsOf(c).wishlists.sharedTitle, list.name);
    return shop.view.page(c, 'wishlist-shared', { title, list: shownList(c, shop, list, false) });
  });
  app.get(`${path}/shared/:token/list_item`, (c) => {
    const list = shop.wishlists.shared(c.req.param('token'));
    if (!list) return c.notFound();
    return shop.view.fragment(c, 'parts/wishlist', { list: shownList(c, shop, list, false) });
  });
  app.post(`${path}/shared/:token/order`, (c) =>
    orderAndShowCart(c, shop, shop.wishlists.shared(c.req.param('token'))),
  );
}
