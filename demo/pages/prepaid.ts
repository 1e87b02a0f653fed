import type { Hono } from 'hono';
import { creditIdOf, mostCredit } from '../assortment/credit.ts';
import type { PrepaidAccount } from '../data/prepaid.ts';
import type { Ctx, Env } from '../http/env.ts';
import { dateText } from '../rules/dates.ts';
import { formatMoney } from '../rules/money.ts';
import { parseQuantity } from '../rules/quantity.ts';
import type { Shop } from '../shop.ts';
import { fill } from '../texts/index.ts';
import { customerOf, fieldsOf, record } from './forms.ts';
import { leaveNotice, takeNotice } from './notices.ts';
import { pageOf } from './paging.ts';
import { isPayable } from './payment-session.ts';
import { textsOf } from './view.ts';

const culture = '/:culture{(?:fr|nl)}';
const movementsOnPage = 8;

/** Routes of the user's prepaid accounts; only signed-in users reach them. */
export function prepaidRoutes(app: Hono<Env>, shop: Shop): void {
  app.get(`${culture}/account/prepaid`, (c) => prepaidPage(c, shop));
  app.post(`${culture}/sales/prepaidaccounts/addtocart`, async (c) => {
    const fields = await fieldsOf(c);
    const problem = addCreditToCart(c, shop, fields);
    if (problem) leaveNotice(c, { kind: 'refused', text: problem.message });
    else await record(c, shop, fields);
    return c.redirect(`/${c.get('culture')}/${problem ? 'account/prepaid' : 'shoppingcarts'}`, 303);
  });
  app.post(`${culture}/sales/prepaidaccounts/setnotification`, async (c) => {
    const { PrepaidAccountId, IsActivated } = await fieldsOf(c);
    const [t, id] = [textsOf(c).prepaid, PrepaidAccountId ?? ''];
    const isSaved = shop.prepaid.setNotification(c.get('user')!.id, id, IsActivated === 'true');
    if (isSaved) await record(c, shop);
    leaveNotice(c, { kind: isSaved ? 'done' : 'refused', text: isSaved ? t.saved : t.gone });
    return c.redirect(`/${c.get('culture')}/account/prepaid`, 303);
  });
}

interface CreditRequest {
  readonly PrepaidAccountId?: unknown;
  readonly Quantity?: unknown;
}

/** Adds credit to the cart; otherwise returns the problem. */
export function addCreditToCart(
  c: Ctx,
  { prepaid, carts }: Shop,
  { PrepaidAccountId, Quantity }: CreditRequest,
): { readonly status: 400 | 404; readonly message: string } | undefined {
  const t = textsOf(c).prepaid;
  const account = prepaid.find(c.get('user')!.id, String(PrepaidAccountId));
  if (!account) return { status: 404, message: t.gone };
  if (String(Quantity ?? '').trim() === '') return { status: 400, message: t.mandatory };
  const quantity = parseQuantity(Quantity);
  if (quantity === undefined || !Number.isInteger(quantity) || quantity < 1 || quantity > mostCredit)
    return { status: 400, message: fill(t.wrong, mostCredit) };
  carts.add(c.get('session').id, creditIdOf(account.number), quantity);
  return undefined;
}

/** Returns an account's unpaid credit, with links to the payment. */
function pendingView(c: Ctx, shop: Shop, account: PrepaidAccount) {
  const code = c.get('culture');
  return shop.orders.pendingCredit(account).map(({ order: number, amount }) => {
    const order = shop.orders.find(number, customerOf(c));
    const isPaidHere = order !== undefined && isPayable(shop, order);
    return {
      order: number,
      amount: formatMoney(amount, code),
      href: isPaidHere ? `/${code}/payment/${number}` : '',
    };
  });
}

function accountView(c: Ctx, shop: Shop, account: PrepaidAccount) {
  const [t, code] = [textsOf(c).prepaid, c.get('culture')];
  const all = shop.prepaid.movementsOf(account.number);
  const href = `/${code}/account/prepaid`;
  const { rows, pages } = pageOf(all, c.req.query('pagenbr'), movementsOnPage, href);
  return {
    id: account.id,
    name: fill(t.account, account.name),
    balance: formatMoney(account.balance, code),
    notifies: account.notifies,
    pending: pendingView(c, shop, account),
    pages,
    movements: rows.map(({ at, kind, detail, amount }) => ({
      date: dateText(at, code, { dateStyle: 'medium' }),
      isoDate: at.toISOString().slice(0, 10),
      text: fill(t.kinds[kind], detail),
      amount: formatMoney(amount, code),
      isOut: amount < 0,
    })),
  };
}

function prepaidPage(c: Ctx, shop: Shop): Promise<Response> {
  const accounts = shop.prepaid.of(c.get('user')!.id).map((account) => accountView(c, shop, account));
  c.header('Cache-Control', 'no-store');
  return shop.view.page(c, 'prepaid', {
    title: textsOf(c).prepaid.title,
    accounts,
    mostCredit,
    notice: takeNotice(c),
  });
}
