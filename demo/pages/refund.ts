import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import type { Order } from '../data/order-reader.ts';
import type { Refund } from '../data/order-requests.ts';
import type { Ctx, Env } from '../http/env.ts';
import { dateText } from '../rules/dates.ts';
import { formatMoney, inUnits } from '../rules/money.ts';
import { orderState } from '../rules/order-state.ts';
import { validateRefund, returnableLines } from '../rules/refunds.ts';
import type { Shop } from '../shop.ts';
import { fill, plural } from '../texts/index.ts';
import { customerOf, fieldsOf, record } from './forms.ts';
import { leaveNotice, takeNotice } from './notices.ts';
import { orderLines, orderView } from './order-lines-view.ts';
import { textsOf } from './view.ts';

const path = '/:culture{(?:fr|nl)}/account/orders/:number/refund';

type Fields = Partial<Record<string, string>>;

/** Routes of refunds for delivered orders (SAL-06). */
export function refundRoutes(app: Hono<Env>, shop: Shop): void {
  app.on(['GET', 'POST'], path, (c) => {
    const order = shop.orders.find(c.req.param('number') ?? '', customerOf(c));
    if (!order || orderState(order) !== 'delivered') return c.notFound();
    return c.req.method === 'POST' ? requestRefund(c, shop, order) : refundPage(c, shop, order);
  });
}

const nameOf = (article: number): string => `Quantity-${article}`;

async function requestRefund(c: Ctx, shop: Shop, order: Order): Promise<Response> {
  const fields = await fieldsOf(c);
  const key = fields['RequestKey'] ?? '';
  const href = `/${c.get('culture')}/account/orders/${order.number}/refund`;
  const known = key ? shop.orderRequests.findRefund(order.number, key) : undefined;
  if (known) return confirmRefund(c, href, known);
  const lines = returnableLines(order, shop.orderRequests);
  const request = validateRefund(lines, (article) => fields[nameOf(article)]);
  if (!request.done) return refundPage(c, shop, order, { fields, wrong: request.wrong });
  shop.orderRequests.requestRefund(order.number, key, request.lines);
  await record(c, shop, fields);
  return confirmRefund(c, href, request);
}

/** Redirects to the page, which confirms the request; a request that is repeated gets the same answer. */
function confirmRefund(c: Ctx, href: string, { lines, amount }: Pick<Refund, 'lines' | 'amount'>): Response {
  const t = textsOf(c).sales;
  const text = fill(t.refundDone, articlesText(c, lines), formatMoney(amount, c.get('culture')));
  leaveNotice(c, { kind: 'done', text });
  return c.redirect(href, 303);
}

/** Returns how many articles are refunded, in words. */
function articlesText(c: Ctx, lines: Refund['lines']): string {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return plural(textsOf(c).sales.pieces, count, c.get('culture'));
}

interface Refused {
  readonly fields: Fields;
  readonly wrong: ReadonlySet<number>;
}

function earlierView(c: Ctx, { orderRequests }: Shop, order: Order) {
  const [t, culture] = [textsOf(c).sales, c.get('culture')];
  return orderRequests.refundsOf(order.number).map(({ at, lines, amount }) => {
    return fill(
      t.refundEarlierLine,
      dateText(at, culture),
      articlesText(c, lines),
      formatMoney(amount, culture),
    );
  });
}

async function refundPage(c: Ctx, shop: Shop, order: Order, refused?: Refused): Promise<Response> {
  const [t, culture] = [textsOf(c).sales, c.get('culture')];
  const shown = orderLines(order, culture);
  const returnable = returnableLines(order, shop.orderRequests).filter(({ max }) => max > 0);
  const lines = returnable.map(({ article, unit, max }) => ({
    ...shown.find((line) => line.article === article)!,
    unit: formatMoney(unit, culture),
    price: inUnits(unit).toFixed(2),
    max,
    field: nameOf(article),
    value: refused?.fields[nameOf(article)] ?? '0',
    error: refused?.wrong.has(article) ? fill(t.refundProblem, max) : '',
  }));
  const problem = refused && refused.wrong.size === 0 ? t.refundNothing : '';
  const answer = await shop.view.page(
    c,
    'refund',
    {
      title: fill(t.refundTitle, order.number),
      order: orderView(order, culture),
      key: randomUUID(),
      lines,
      problem,
      zero: formatMoney(0, culture),
      earlier: earlierView(c, shop, order),
      notice: refused ? undefined : takeNotice(c),
    },
    refused ? 422 : 200,
  );
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}
