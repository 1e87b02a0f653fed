import type { Hono, MiddlewareHandler } from 'hono';
import type { Order } from '../data/order-reader.ts';
import type { User } from '../data/users.ts';
import type { Ctx, Env } from '../http/env.ts';
import { formatMoney } from '../rules/money.ts';
import { orderState } from '../rules/order-state.ts';
import { creditOf, dueOf } from '../rules/order-sums.ts';
import type { Shop } from '../shop.ts';
import { fill } from '../texts/index.ts';
import { fieldsOf, record } from './forms.ts';
import { leaveNotice, takeNotice } from './notices.ts';
import { orderView } from './order-lines-view.ts';
import { pageOf } from './paging.ts';
import { textsOf } from './view.ts';

const path = '/:culture{(?:fr|nl)}/account/staff/orders';
const ordersOnPage = 12;

/** Routes of the staff's order pages (SAL-02); all other users get a 404. */
export function staffOrderRoutes(app: Hono<Env>, shop: Shop): void {
  const onlyStaff: MiddlewareHandler<Env> = (c, next) =>
    shop.customers.isStaff(c.get('user')?.id) ? next() : Promise.resolve(c.notFound());
  app.use(path, onlyStaff);
  app.use(`${path}/*`, onlyStaff);
  app.get(path, (c) => listPage(c, shop));
  app.get(`${path}/:number/customer`, (c) => {
    const order = shop.orders.findAny(c.req.param('number'));
    return order ? customerPage(c, shop, order) : c.notFound();
  });
  app.post(`${path}/:number/customer`, (c) => saveCustomer(c, shop));
  app.post(`${path}/:number/transfer`, (c) => receiveTransfer(c, shop));
}

const ownerOf = ({ userId }: Order, { users }: Shop): User | undefined =>
  userId === null ? undefined : users.find(userId);

/** Finds orders by a part of the number or of the customer's email address. */
function findOrders(shop: Shop, text: string): { order: Order; email: string }[] {
  const wanted = text.toLowerCase();
  const all = shop.orders.ofAll().map((order) => ({ order, email: ownerOf(order, shop)?.email ?? '' }));
  return all.filter(({ order, email }) => `${order.number} ${email}`.toLowerCase().includes(wanted));
}

function listPage(c: Ctx, shop: Shop): Response | Promise<Response> {
  const [code, t, q] = [c.get('culture'), textsOf(c).staff, (c.req.query('q') ?? '').trim()];
  const href = `/${code}/account/staff/orders`;
  const found = findOrders(shop, q);
  const searched = q ? `${href}?${new URLSearchParams({ q })}` : href;
  const { rows, pages } = pageOf(found, c.req.query('pagenbr'), ordersOnPage, searched);
  const orders = rows.map(({ order, email }) => ({
    ...orderView(order, code),
    email,
    awaitsTransfer: awaitsTransfer(shop, order),
    changeHref: `${href}/${order.number}/customer`,
  }));
  c.header('Cache-Control', 'no-store');
  return shop.view.page(c, 'staff-orders', { title: t.title, q, orders, pages, notice: takeNotice(c) });
}

/** True when an order waits for a bank transfer. Delivered goods count as paid; credit needs its payment. */
function awaitsTransfer({ payments }: Shop, order: Order): boolean {
  const isOpen = orderState(order) === 'placed' || creditOf(order.lines) > 0;
  return isOpen && !order.isCancelled && dueOf(order) > 0 && payments.of(order.number).state !== 'paid';
}

/** Records the bank transfer for an order; a second click changes nothing. */
async function receiveTransfer(c: Ctx, shop: Shop): Promise<Response> {
  const [t, culture, order] = [
    textsOf(c).staff,
    c.get('culture'),
    shop.orders.findAny(c.req.param('number') ?? ''),
  ];
  if (!order) return c.notFound();
  const amount = dueOf(order);
  const receipt = { method: 'BankTransfer', reference: `transfer ${order.number}`, amount } as const;
  const isPaid = awaitsTransfer(shop, order) && shop.orders.receive(order.number, receipt) === 'paid';
  if (isPaid) await record(c, shop);
  const text = isPaid
    ? fill(t.received, order.number, formatMoney(amount, culture))
    : fill(t.notAwaited, order.number);
  leaveNotice(c, { kind: isPaid ? 'done' : 'refused', text });
  return c.redirect(`/${culture}/account/staff/orders`, 303);
}

type Typed = Partial<Record<string, string>>;

function customerPage(c: Ctx, shop: Shop, order: Order, typed?: Typed, problem = ''): Promise<Response> {
  const [code, t, owner] = [c.get('culture'), textsOf(c).staff, ownerOf(order, shop)];
  const known = {
    Email: owner?.email ?? '',
    CustomerId: owner ? String(shop.customers.numberOf(owner)) : '',
  };
  c.header('Cache-Control', 'no-store');
  const page = {
    title: fill(t.changeTitle, order.number),
    action: `/${code}/account/staff/orders/${order.number}/customer`,
    back: `/${code}/account/staff/orders`,
    values: typed ?? known,
    problem,
  };
  return shop.view.page(c, 'staff-customer', page, problem ? 422 : 200);
}

/** Finds a customer by number, by email address, or by both, which must then match. */
function findCustomer({ customers, users }: Shop, typed: Typed): User | 'mismatch' | undefined {
  const [email, number] = ['Email', 'CustomerId'].map((name) => typed[name]?.trim());
  const byEmail = email ? users.findByEmail(email) : undefined;
  const byNumber = number ? customers.findByNumber(Number(number)) : undefined;
  if (!email || !number) return byEmail ?? byNumber;
  return byEmail?.id === byNumber?.id ? byEmail : 'mismatch';
}

async function saveCustomer(c: Ctx, shop: Shop): Promise<Response> {
  const [t, fields] = [textsOf(c).staff, await fieldsOf(c)];
  const order = shop.orders.findAny(c.req.param('number') ?? '');
  if (!order) return c.notFound();
  const found = findCustomer(shop, fields);
  if (!found || found === 'mismatch') return reject(c, shop, order, found ? t.mismatch : t.unknown);
  if (found.id === order.userId) return reject(c, shop, order, fill(t.same, order.number, found.email));
  shop.orders.setUser(order.number, found.id);
  await record(c, shop, fields);
  const text = fill(t.saved, order.number, found.email);
  if (isScript(c)) return c.json({ Status: 'OK', Message: text });
  leaveNotice(c, { kind: 'done', text });
  return c.redirect(`/${c.get('culture')}/account/staff/orders`, 303);
}

const isScript = (c: Ctx): boolean => c.req.header('x-requested-with') === 'XMLHttpRequest';

async function reject(c: Ctx, shop: Shop, order: Order, problem: string): Promise<Response> {
  if (isScript(c)) return c.json({ Status: 'Error', Message: problem }, 409);
  return customerPage(c, shop, order, await fieldsOf(c), problem);
}
