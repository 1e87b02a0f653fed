import Database from 'libsql';
import { expect } from 'vitest';
import { creditIdOf } from '../../../demo/assortment/credit.ts';
import { discountOf } from '../../../demo/rules/coupons.ts';

interface Order {
  number: string;
  userId: string;
  total: number;
  delivery: number;
  isCancelled: number;
  /** Part that the account paid when the order was created. */
  prepaid: number;
  goods: number;
  credit: number;
  state: string | null;
  method: string | null;
  amount: number | null;
  /** Sum of the order's movements on accounts: taken is negative. */
  moved: number;
  credited: number;
  coupon: string | null;
  returned: number;
}

const FIRST_CREDIT = creditIdOf(0);

const ORDERS = `
  select o.number, o.user_id as userId, o.total, o.delivery, o.is_cancelled as isCancelled,
    cast(coalesce(json_extract(o.fields, '$.Prepaid'), '0') as integer) as prepaid,
    (select coalesce(sum(quantity * unit_price), 0) from order_lines where order_number = o.number) as goods,
    (select coalesce(sum(quantity * unit_price), 0) from order_lines
      where order_number = o.number and variant_id >= ${FIRST_CREDIT}) as credit,
    p.state, p.method, p.amount,
    (select coalesce(sum(amount), 0) from prepaid_movements
      where detail = o.number and kind in ('payment', 'refund')) as moved,
    (select coalesce(sum(amount), 0) from prepaid_movements
      where detail = o.number and kind = 'credit') as credited,
    (select code from used_coupons where order_number = o.number) as coupon,
    (select coalesce(sum(amount), 0) from returned_payments where order_number = o.number) as returned
  from orders o left join order_payments p on p.order_number = o.number
  where o.session_id <> ''`;

/** Opens the books of a shop: everything is read from its database, nothing from its answers. */
export function openBooks(dataFile: string) {
  const db = new Database(dataFile);
  const rows = <T>(sql: string, ...values: unknown[]) => db.prepare(sql).all(...values) as T[];
  const stock = () =>
    rows<{ id: number; quantity: number }>(
      `select s.variant_id as id, sum(s.quantity) + (select coalesce(sum(l.quantity), 0) from order_lines l
         join orders o on o.number = l.order_number
         where l.variant_id = s.variant_id and o.session_id <> '' and o.is_cancelled = 0) as quantity
       from stock s where s.variant_id < ${FIRST_CREDIT} group by s.variant_id order by s.variant_id`,
    );
  return {
    rows,
    stock,
    orders: () => rows<Order>(ORDERS),
    ordersOf: (userId: string) =>
      rows<{ number: string; due: number }>(
        `select number, total - cast(coalesce(json_extract(fields, '$.Prepaid'), '0') as integer) as due
         from orders where user_id = ? and session_id <> '' order by number`,
        userId,
      ),
    delivered: (userId: string) =>
      rows<{ number: string }>(
        `select number from orders where user_id = ? and session_id = '' and is_cancelled = 0
         order by placed_at limit 3`,
        userId,
      ).map(({ number }) => number),
    accountOf: (userId: string) =>
      rows<{ id: string }>('select id from prepaid_accounts where user_id = ?', userId)[0]!.id,
    /** Returns the sum of all accounts. */
    accounts: () => rows<{ sum: number }>('select sum(amount) as sum from prepaid_movements')[0]!.sum,
    close: () => void db.close(),
  };
}

export type Books = ReturnType<typeof openBooks>;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

function balanceOrder(order: Order): void {
  const { number, total, delivery, goods, credit, isCancelled, prepaid, state, amount, method } = order;
  const isPaid = state === 'paid';
  expect(isPaid && isCancelled === 1, `${number} paid and cancelled`).toBe(false);
  const discount = goods + delivery - total;
  const allowed = ['', 'BIENVENUE10', 'TABLE20'].map((code) => discountOf(code, goods - credit));
  expect(allowed, `${number} has the discount of a code`).toContain(discount);
  if (isPaid) expect(amount, `${number} paid in full`).toBe(total - prepaid);
  const taken = isCancelled ? 0 : prepaid + (method === 'Prepaid' && isPaid ? amount! : 0);
  expect(0 - order.moved, `${number} on the account`).toBe(taken);
  expect(taken, `${number} pays no credit from an account`).toBeLessThanOrEqual(total - credit);
  expect(order.credited, `${number} credit only once it is paid`).toBe(isPaid ? credit : 0);
}

/**
 * Compares all parts of the books.
 *
 * @param opening Sum of the accounts before the first order.
 * @param sent Cents received from the card provider, each payment once.
 */
export function balance({ rows, orders, accounts }: Books, opening: number, sent: number): void {
  const all = orders();
  for (const order of all) balanceOrder(order);
  expect(accounts(), 'the accounts').toBe(opening + sum(all.map(({ moved, credited }) => moved + credited)));
  const cards = all.filter(({ state, method }) => state === 'paid' && method === 'Card');
  const returned = sum(all.map((order) => order.returned));
  expect(sum(cards.map(({ amount }) => amount!)) + returned, 'the payments by card').toBe(sent);
  expect(rows('select account from prepaid_movements group by account having sum(amount) < 0')).toEqual([]);
  const once = `select user_id from used_coupons where code = 'BIENVENUE10' group by user_id having count(*) > 1`;
  expect(rows(once), 'a code is used once').toEqual([]);
  const refunds = `select r.order_number, r.article from refunds r group by r.order_number, r.article
    having sum(r.quantity) > (select sum(l.quantity) from order_lines l
      where l.order_number = r.order_number and l.variant_id = r.article)`;
  expect(rows(refunds), 'no more is returned than was bought').toEqual([]);
  const twice = `select 1 from refunds group by order_number, request_key, article having count(*) > 1`;
  expect(rows(twice), 'a form refunds once').toEqual([]);
}
