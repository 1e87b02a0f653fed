import type { Hono } from 'hono';
import { paymentCalls } from '../api/payments.ts';
import type { Order } from '../data/order-reader.ts';
import type { Ctx, Env } from '../http/env.ts';
import { formatMoney } from '../rules/money.ts';
import { creditOf, dueOf } from '../rules/order-sums.ts';
import type { Shop } from '../shop.ts';
import { testCards } from '../stand-ins/payment/cards.ts';
import { fill } from '../texts/index.ts';
import { customerOf, fieldsOf, record } from './forms.ts';
import { billingAddressOf, isPayable, sessionFor, sessionView } from './payment-session.ts';
import { textsOf } from './view.ts';

const path = '/:culture{(?:fr|nl)}/payment/:number';

/** Routes of the payment of an order; only the customer who placed it reaches them. */
export function paymentRoutes(app: Hono<Env>, shop: Shop): void {
  const withOrder = (c: Ctx, answer: (order: Order) => Response | Promise<Response>) => {
    const order = shop.orders.find(c.req.param('number') ?? '', customerOf(c));
    if (!order) return c.notFound();
    return isPayable(shop, order) ? answer(order) : confirmation(c, order);
  };
  app.get(path, (c) => withOrder(c, (order) => paymentPage(c, shop, { order })));
  app.post(path, (c) => withOrder(c, (order) => payByForm(c, shop, order)));
  paymentCalls(app, shop);
  // The provider notifies the shop separately. A visitor who returns earlier sees the order's known state.
  app.get(`${path}/return`, (c) => {
    const order = shop.orders.find(c.req.param('number'), customerOf(c));
    return order ? confirmation(c, order) : c.notFound();
  });
}

const confirmation = (c: Ctx, { number }: Order): Response =>
  c.redirect(`/${c.get('culture')}/checkout/confirmation/${number}`, 303);

async function payByForm(c: Ctx, shop: Shop, order: Order): Promise<Response> {
  const { PaymentMethod: method, PrepaidAccountId: accountId } = await fieldsOf(c);
  const t = textsOf(c).payment;
  if (accountId) return payPrepaid(c, shop, { order, accountId });
  if (method === 'Card') return paymentPage(c, shop, { order, method, problem: t.cardNeedsScript });
  if (method !== 'BankTransfer') return paymentPage(c, shop, { order, problem: t.choose });
  shop.payments.expectTransfer(order.number);
  await record(c, shop);
  return confirmation(c, order);
}

async function payPrepaid(c: Ctx, shop: Shop, { order, accountId }: { order: Order; accountId: string }) {
  const account = shop.prepaid.find(c.get('user')?.id, accountId);
  if (!account || !shop.orders.payPrepaid(order.number, account))
    return paymentPage(c, shop, { order, accountId, problem: textsOf(c).payment.notCovered });
  await record(c, shop);
  return confirmation(c, order);
}

/** Returns the customer's prepaid accounts, none for an order with credit; insufficient ones are disabled. */
function accountsOf(c: Ctx, { prepaid }: Shop, order: Order) {
  const [due, userId] = [dueOf(order), creditOf(order.lines) > 0 ? undefined : c.get('user')?.id];
  const t = textsOf(c).payment;
  return (userId === undefined ? [] : prepaid.of(userId)).map(({ id, name, balance }) => ({
    id,
    balance,
    covers: balance >= due,
    label: fill(balance >= due ? t.account : t.accountTooLow, name, formatMoney(balance, c.get('culture'))),
  }));
}

interface PaymentPage {
  readonly order: Order;
  readonly method?: string;
  readonly accountId?: string;
  /** Reason why nothing was paid. */
  readonly problem?: string;
}

async function paymentPage(c: Ctx, shop: Shop, page: PaymentPage): Promise<Response> {
  const { order, method, accountId, problem } = page;
  const [t, due] = [textsOf(c).payment, dueOf(order)];
  const session = await sessionFor(c, shop, order);
  const { fields } = order;
  const answer = await shop.view.page(
    c,
    'payment',
    {
      title: fill(t.title, order.number),
      pagePolicy: 'payment',
      number: order.number,
      due,
      amount: formatMoney(due, c.get('culture')),
      problem,
      method: method ?? (shop.payments.of(order.number).state === 'transfer' ? 'BankTransfer' : 'Card'),
      accountId,
      accounts: accountsOf(c, shop, order),
      card: {
        session: sessionView(shop, session),
        amount: { value: due, currency: 'EUR' },
        holderName: `${fields['BillingFirstName']} ${fields['BillingLastName']}`,
        billingAddress: billingAddressOf(order),
        urls: shop.provider.page.urls,
      },
      testCards: shop.provider.page.urls
        ? testCards.map((card) => ({ number: card.number, label: t.testCards[card.behaviour] }))
        : [],
    },
    problem ? 422 : 200,
  );
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}

/** Returns the texts about an order's payment for its page. */
export function paymentView(c: Ctx, shop: Shop, order: Order) {
  const { state, method } = shop.payments.of(order.number);
  const t = textsOf(c).payment;
  const isOpen = isPayable(shop, order);
  const returned = shop.payments.returnedOf(order.number);
  return {
    returned: returned > 0 ? fill(t.returned, formatMoney(returned, c.get('culture'))) : '',
    isPaid: state === 'paid',
    paidText: method && t.paidBy[method],
    href: isOpen ? `/${c.get('culture')}/payment/${order.number}` : undefined,
  };
}
