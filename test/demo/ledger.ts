import { creditIdOf } from '../../demo/assortment/credit.ts';
import { cartTable } from '../../demo/data/carts.ts';
import { choiceTable } from '../../demo/data/choices.ts';
import { openDatabase } from '../../demo/data/database.ts';
import { orderRequestTable } from '../../demo/data/order-requests.ts';
import { orderTable } from '../../demo/data/orders.ts';
import type { NewOrder } from '../../demo/data/orders.ts';
import { paymentTable } from '../../demo/data/payments.ts';
import { prepaidTable } from '../../demo/data/prepaid.ts';
import { sessionTable } from '../../demo/data/sessions.ts';
import { signInTable } from '../../demo/data/sign-ins.ts';
import { stockTable, warehouses } from '../../demo/data/stock.ts';
import { sumsOfCart } from '../../demo/rules/checkout-sums.ts';

export const OPENING = 100_00;
export const ARTICLES = [10_101, 20_101];

/** Opens the tables of the shop without its pages. */
export function openTill() {
  const db = openDatabase();
  const [stock, sessions, prepaid] = [stockTable(db), sessionTable(db), prepaidTable(db)];
  const tables = { stock, sessions, prepaid, carts: cartTable(db, stock) };
  return {
    ...tables,
    db,
    signIns: signInTable(db),
    choices: choiceTable(db),
    payments: paymentTable(db),
    orders: orderTable(db, tables),
    requests: orderRequestTable(db),
    fill: db.prepare('insert or replace into stock values (?, ?, ?)'),
  };
}

type Tables = ReturnType<typeof openTill>;

let opened = 0;

/** Creates two customers with accounts, three sessions (two of the first), and a stock of 30 per article. */
export function newCustomers(tables: Tables) {
  const { fill, prepaid, sessions, signIns } = tables;
  opened += 1;
  for (const article of ARTICLES) fill.run(article, warehouses[0].code, 30);
  const users = [`ada ${opened}`, `ben ${opened}`];
  const accounts = users.map((user) => prepaid.seed(user, user, user, OPENING));
  const buyers = [0, 0, 1].map((user) => {
    const { id: sessionId } = sessions.create();
    signIns.start(sessionId, users[user]!);
    return { sessionId, userId: users[user]! };
  });
  return {
    ...tables,
    users,
    buyers,
    credits: accounts.map(creditIdOf),
    balances: () => users.map((user) => prepaid.of(user)[0]!.balance),
    draft: (...set: DraftPending) => draft(tables, ...set),
  };
}

export type Till = ReturnType<typeof newCustomers>;

type DraftPending = [
  buyer: { sessionId: string; userId: string },
  key: string,
  how?: { usesAccount?: boolean; isReverse?: boolean },
];

/** Returns an order with the amounts that the checkout page currently shows. */
function draft(
  { carts, choices, prepaid }: Pick<Tables, 'carts' | 'choices' | 'prepaid'>,
  ...[{ sessionId, userId }, key, { usesAccount = false, isReverse = false } = {}]: DraftPending
): NewOrder {
  const cart = carts.of(sessionId);
  const { coupon } = choices.of(sessionId);
  const balance = usesAccount ? prepaid.of(userId)[0]!.balance : 0;
  const sums = sumsOfCart(cart, { coupon, country: 'BE', methodId: '1', isReverse, balance });
  return {
    sessionId,
    userId,
    key,
    culture: 'fr',
    fields: { Prepaid: String(sums.prepaid) },
    giftWraps: 0,
    cart,
    delivery: sums.delivery,
    total: sums.total,
    prepaid: { account: userId, amount: sums.prepaid },
    coupon: sums.discount > 0 ? coupon : undefined,
  };
}
