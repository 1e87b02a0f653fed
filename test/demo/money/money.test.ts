// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Demo } from '../../../demo/server.ts';
import { fc, runs } from '../../support/properties.ts';
import { startShop } from '../start.ts';
import { balance, openBooks } from './books.ts';
import type { Books } from './books.ts';
import { createCustomer, notify, signInStaff } from './buyers.ts';
import type { Buyer } from './buyers.ts';

interface History {
  readonly demo: Demo;
  readonly books: Books;
  readonly browsers: Buyer[];
  readonly staff: Buyer;
  readonly account: string;
  /** Payments by card: the amount of each order and reference. */
  readonly sent: Map<string, number>;
}

type Request = (history: History) => Promise<unknown>;

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(list.length, 1)];
const orderAt = ({ books, browsers }: History, at: number) => pick(books.ordersOf(browsers[0]!.userId), at);

const browser = fc.nat(1);
const at = fc.nat(3);
/** Some writes have a key, and some of these repeat: a browser sends a write again. */
const key = fc.option(fc.constantFrom('key-1', 'key-2'), { nil: undefined });

const add = fc.tuple(browser, fc.constantFrom(10_101, 20_101), fc.integer({ min: 1, max: 9 }), key).map(
  ([who, article, quantity, once]): Request =>
    ({ browsers }) =>
      browsers[who]!.add(article, quantity, once),
);

const addCredit = fc.tuple(browser, fc.integer({ min: 1, max: 60 }), key).map(
  ([who, euros, once]): Request =>
    ({ browsers, account }) =>
      browsers[who]!.addCredit(account, euros, once),
);

const coupon = fc.tuple(browser, fc.constantFrom('BIENVENUE10', 'TABLE20')).map(
  ([who, code]): Request =>
    ({ browsers }) =>
      browsers[who]!.coupon(code),
);

/** Mostly fills the cart first, since an empty one makes no order. */
const order = fc
  .tuple(browser, fc.nat(4), fc.boolean(), key, fc.constantFrom(10_101, 20_101, undefined))
  .map(([who, form, usesAccount, once, article]): Request => async ({ browsers, account }) => {
    if (article) await browsers[who]!.add(article, 2);
    await browsers[who]!.order(`form-${form}`, usesAccount ? account : '', once);
  });

const payPrepaid = fc.tuple(browser, at, key).map(([who, index, once]): Request => async (history) => {
  const { browsers, account } = history;
  const found = orderAt(history, index);
  if (found) await browsers[who]!.post(`/fr/payment/${found.number}`, { PrepaidAccountId: account }, once);
});

/** The provider repeats a message, sends a second payment, or a wrong amount. */
const payByCard = fc
  .tuple(at, fc.nat(1), fc.constantFrom(0, 0, 0, -1))
  .map(([index, payment, change]): Request => async (history) => {
    const found = orderAt(history, index);
    if (!found || found.due + change <= 0) return;
    const reference = `${found.number} ${payment} ${change}`;
    history.sent.set(reference, found.due + change);
    await notify(history.demo, found.number, reference, found.due + change);
  });

const transfer = fc.tuple(at, key).map(([index, once]): Request => async (history) => {
  const found = orderAt(history, index);
  if (found) await history.staff.post(`/fr/account/staff/orders/${found.number}/transfer`, {}, once);
});

const cancel = fc.tuple(browser, at, key).map(([who, index, once]): Request => async (history) => {
  const found = orderAt(history, index);
  if (found) await history.browsers[who]!.post(`/fr/account/orders/${found.number}/cancel`, {}, once);
});

const refund = fc
  .tuple(browser, at, fc.nat(3), fc.nat(4), key)
  .map(([who, index, form, quantity, once]): Request => async ({ books, browsers }) => {
    const number = pick(books.delivered(browsers[0]!.userId), index)!;
    const fields = { RequestKey: `form-${form}`, 'Quantity-10101': String(quantity) };
    await browsers[who]!.post(`/fr/account/orders/${number}/refund`, fields, once);
  });

const request = fc.oneof(
  { weight: 4, arbitrary: add },
  { weight: 2, arbitrary: addCredit },
  { weight: 1, arbitrary: coupon },
  { weight: 5, arbitrary: order },
  { weight: 2, arbitrary: payPrepaid },
  { weight: 3, arbitrary: payByCard },
  { weight: 1, arbitrary: transfer },
  { weight: 3, arbitrary: cancel },
  { weight: 1, arbitrary: refund },
);

/** Requests of one round are sent at once, and some of them twice. */
const round = fc.array(fc.tuple(request, fc.boolean()), { minLength: 1, maxLength: 4 });
const rounds = fc.array(round, { minLength: 4, maxLength: 8, size: 'max' });

async function play(history: History, steps: readonly (readonly [Request, boolean])[][]): Promise<void> {
  for (const step of steps)
    await Promise.all(
      step.flatMap(([send, isTwice]) => (isTwice ? [send(history), send(history)] : [send(history)])),
    );
}

/** Histories that share a shop and run at once; `FC_RUNS=1000` plays a thousand. */
const AT_ONCE = 25;
const numRuns = runs(60);

/** Plays histories at once in a shop of their own; returns the states that they have reached. */
async function playTogether(histories: readonly (readonly (readonly [Request, boolean])[][])[]) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  const dataFile = join(folder, 'shop.db');
  const demo = await startShop({ dataFile });
  const books = openBooks(dataFile);
  try {
    const [customers, staff] = [
      await Promise.all(histories.map(() => createCustomer(demo))),
      await signInStaff(demo),
    ];
    const [opening, stock, sent] = [books.accounts(), books.stock(), new Map<string, number>()];
    await Promise.all(
      histories.map((history, index) => {
        const browsers = customers[index]!;
        const account = books.accountOf(browsers[0]!.userId);
        return play({ demo, books, browsers, staff, account, sent }, [...history]);
      }),
    );
    const received = [...sent.values()].reduce((sum, amount) => sum + amount, 0);
    balance(books, opening, received);
    expect(books.stock()).toEqual(stock);
    return {
      orders: books.orders(),
      refunds: books.rows('select 1 from refunds').length,
    };
  } finally {
    books.close();
    await demo.close();
    rmSync(folder, { recursive: true });
  }
}

it('the books of a shop balance after random histories of writes that are sent at once and twice: no cent is lost, won or taken twice [SAL-04] [PAY-01] [PAY-02]', async () => {
  const histories = fc.sample(rounds, numRuns);
  const reached = { paid: 0, prepaid: 0, credited: 0, cancelled: 0, returned: 0, coupons: 0, refunds: 0 };
  while (histories.length > 0) {
    const { orders, refunds } = await playTogether(histories.splice(0, AT_ONCE));
    reached.paid += orders.filter(({ state }) => state === 'paid').length;
    reached.prepaid += orders.filter(({ moved }) => moved < 0).length;
    reached.credited += orders.filter(({ credited }) => credited > 0).length;
    reached.cancelled += orders.filter(({ isCancelled, prepaid }) => isCancelled && prepaid > 0).length;
    reached.returned += orders.filter(({ returned }) => returned > 0).length;
    reached.coupons += orders.filter(({ coupon: code }) => code).length;
    reached.refunds += refunds;
  }
  // Histories that never reach these states would prove nothing.
  for (const [name, count] of Object.entries(reached)) expect(count, name).toBeGreaterThan(numRuns / 50);
  if (process.env['FC_RUNS']) console.log(reached);
}, 3_600_000);
