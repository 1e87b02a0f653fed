import type { Hono } from 'hono';
import { cultures } from '../culture.ts';
import type { Culture } from '../culture.ts';
import type { Order } from '../data/order-reader.ts';
import type { User } from '../data/users.ts';
import type { Ctx, Env } from '../http/env.ts';
import { checkForm, readValues } from '../rules/form.ts';
import type { Complaints, Values } from '../rules/form.ts';
import { formatMoney } from '../rules/money.ts';
import { orderState } from '../rules/order-state.ts';
import { accountFields } from '../rules/visitor-forms.ts';
import type { AccountFieldName } from '../rules/visitor-forms.ts';
import type { Shop } from '../shop.ts';
import { fill, texts } from '../texts/index.ts';
import { accountPhotoRoutes, photoView } from './account-photo.ts';
import { addressListView } from './address-view.ts';
import { formView } from './form-view.ts';
import { customerOf, fieldsOf, record } from './forms.ts';
import { notifySubscribers } from './mails.ts';
import { leaveNotice, takeNotice } from './notices.ts';
import type { Notice } from './notices.ts';
import { orderView } from './order-lines-view.ts';
import { textsOf } from './view.ts';

/** Number of latest orders on the account page; the order list shows all of them. */
const shownOrders = 4;

const accountPath = '/:culture{(?:fr|nl)}/account';

/** Routes of the account page; only signed-in users reach them. */
export function accountRoutes(app: Hono<Env>, shop: Shop): void {
  app.get(accountPath, (c) => accountPage(c, shop, profileValues(c.get('user')!)));
  app.post(accountPath, (c) => saveProfile(c, shop));
  accountPhotoRoutes(app, shop);
  app.post(`${accountPath}/orders/:number/cancel`, (c) => cancelOrder(c, shop));
}

const profileValues = (user: User): Values<AccountFieldName> => ({
  FirstName: user.firstName,
  LastName: user.lastName,
  Phone: user.phone,
  Language: user.language,
  Newsletter: user.wantsNewsletter ? 'true' : '',
});

async function saveProfile(c: Ctx, shop: Shop): Promise<Response> {
  const values = readValues<AccountFieldName>(accountFields, await fieldsOf(c));
  const complaints = await checkForm<AccountFieldName>(shop.testValue, accountFields, values);
  if (complaints.size > 0) return accountPage(c, shop, values, complaints);
  shop.users.update(c.get('user')!.id, {
    firstName: values.FirstName,
    lastName: values.LastName,
    phone: values.Phone,
    language: values.Language as Culture,
    wantsNewsletter: values.Newsletter === 'true',
  });
  await record(c, shop);
  return backToAccount(c, { kind: 'done', text: textsOf(c).account.saved, section: 'details' });
}

/** Cancels an order. No confirmation is needed, as its articles return to the cart. */
async function cancelOrder(c: Ctx, shop: Shop): Promise<Response> {
  const t = textsOf(c).account;
  const customer = customerOf(c);
  const number = c.req.param('number') ?? '';
  const known = shop.orders.find(number, customer);
  // A paid order is not cancelled here; its money comes back through a refund.
  const isOpen = known !== undefined && orderState(known) === 'placed';
  const order = isOpen ? shop.orders.cancel(number, customer) : undefined;
  if (!order) return backToAccount(c, { kind: 'refused', text: t.notCancelled, section: 'orders' });
  for (const { variant, quantity } of order.lines) shop.carts.add(customer.sessionId, variant.id, quantity);
  for (const { variant } of order.lines) notifySubscribers(shop, variant);
  await record(c, shop);
  return backToAccount(c, { kind: 'done', text: fill(t.cancelled, order.number), section: 'orders' });
}

function backToAccount(c: Ctx, notice: Notice): Response {
  leaveNotice(c, notice);
  return c.redirect(`/${c.get('culture')}/account`, 303);
}

async function accountPage(
  c: Ctx,
  { view, orders, addresses, customers, assets, payments }: Shop,
  values: Values<AccountFieldName>,
  complaints: Complaints<AccountFieldName> = new Map(),
): Promise<Response> {
  const [t, culture, user] = [textsOf(c).account, c.get('culture'), c.get('user')!];
  const form = { fields: accountFields, labels: t.labels, values, complaints, culture, idPrefix: 'account-' };
  const answer = await view.page(
    c,
    'account',
    {
      title: t.title,
      ...formView<AccountFieldName>(form),
      email: user.email,
      ...photoView(assets.photoOf(user.id)),
      book: addressListView(addresses.list(user.id), 'Both', { culture }),
      languages: cultures.map((code) => ({ code, name: t.languages[code] })),
      orders: orders
        .ofUser(user.id)
        .slice(0, shownOrders)
        .map((order) => ({
          ...orderRow(order, culture),
          isPaid: payments.of(order.number).state === 'paid',
        })),
      isStaff: customers.isStaff(user.id),
      notice: complaints.size > 0 ? undefined : takeNotice(c),
    },
    complaints.size > 0 ? 422 : 200,
  );
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}

function orderRow(order: Order, culture: Culture) {
  const { delivery } = order;
  const text = delivery > 0 ? fill(texts[culture].delivery.ofWhich, formatMoney(delivery, culture)) : '';
  return { ...orderView(order, culture), delivery: text };
}
