import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import type { Order } from '../data/placed-orders.ts';
import type { Ctx, Env } from '../http/env.ts';
import { dateWords } from '../rules/dates.ts';
import { formatMoney, inUnits } from '../rules/money.ts';
import { orderState } from '../rules/order-state.ts';
import { judgeRefund, returnableLines } from '../rules/refunds.ts';
import type { Shop } from '../shop.ts';
import { fill, plural } from '../texts/index.ts';
import { customerOf, fieldsOf, record } from './forms.ts';
import { leaveNotice, takeNotice } from './notices.ts';
import { placedLines, placedOrderView } from './order-lines-view.ts';
import { textsOf } from './view.ts';

const path = '/:culture{(?:fr|nl)}/account/orders/:number/refund';

type Fields = Partial<Record<string, string>>;

/** What customers send back of an order that has arrived (SAL-06). */
export function refundRoutes(app: Hono<Env>, shop: Shop): void {
  app.on(['GET', 'POST'], path, (c) => {
    const order = shop.orders.find(c.req.param('number') ?? '', customerOf(c));
    if (!order || orderState(order) !== 'delivered') return c.notFound();
    return c.req.method === 'POST' ? ask(c, shop, order) : refundPage(c, shop, order);
  });
}

const nameOf = (article: number): string => `Quantity-${article}`;

async function ask(c: Ctx, shop: Shop, order: Order): Promise<Response> {
  const [t, fields] = [textsOf(c).sales, await fieldsOf(c)];
  const key = fields['RequestKey'] ?? '';
  const href = `/${c.get('culture')}/account/orders/${order.number}/refund`;
  if (key && shop.orderRequests.isKnown(order.number, key)) return c.redirect(href, 303);
  const lines = returnableLines(order, shop.orderRequests);
  const wish = judgeRefund(lines, (article) => fields[nameOf(article)]);
  if (!wish.done) return refundPage(c, shop, order, { fields, wrong: wish.wrong });
  shop.orderRequests.askForRefund(order.number, key, wish.lines);
  await record(c, shop, fields);
  const pieces = plural(t.pieces, wish.count, c.get('culture'));
  const text = fill(t.refundDone, pieces, formatMoney(wish.amount, c.get('culture')));
  leaveNotice(c, { kind: 'done', text });
  return c.redirect(href, 303);
}

interface Refused {
  readonly fields: Fields;
  readonly wrong: ReadonlySet<number>;
}

function earlierView(c: Ctx, { orderRequests }: Shop, order: Order) {
  const [t, culture] = [textsOf(c).sales, c.get('culture')];
  return orderRequests.refundsOf(order.number).map(({ at, lines, amount }) => {
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const date = dateWords(at, culture);
    return fill(t.refundEarlierLine, date, plural(t.pieces, pieces, culture), formatMoney(amount, culture));
  });
}

async function refundPage(c: Ctx, shop: Shop, order: Order, refused?: Refused): Promise<Response> {
  const [t, culture] = [textsOf(c).sales, c.get('culture')];
  const shown = placedLines(order, culture);
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
      order: placedOrderView(order, culture),
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
